import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Announcement } from '../../feedback/announcement/Announcement.tsx';
import { messages } from '../../messages/collections.ts';
import * as styles from './FilterBar.css.ts';

export interface FilterBarProps {
  /** The controls: search fields, selects, date ranges. Each takes the width it needs and wraps. */
  children: ReactNode;
  /** Name of the group. @default 'Filters' */
  label?: string;
  /** Whether a filter hides something; 'Clear Filters' is shown while it does. */
  isActive: boolean;
  /** 'Clear Filters' was pressed. Focus goes to the first control. */
  onClear: () => void;
  /** How many results the filters leave, shown and announced when it changes. Left out while it is not known. */
  resultCount?: number;
}

/**
 * Filters in one line that wraps, and below it the number of results and a way to clear them. That line is always rendered:
 * nothing moves while the user types. A list in its card has its own bar: `ListCard`.
 */
export function FilterBar({ children, label = messages.filterBar.label, isActive, onClear, resultCount }: FilterBarProps) {
  const results = resultCount === undefined ? '' : messages.filterBar.results(resultCount);
  return (
    <div role="group" aria-label={label} className={styles.root}>
      <div className={styles.controls}>{children}</div>
      <div className={styles.outcome}>
        <p className={styles.results}>{results}</p>
        {isActive && (
          <Button
            variant="quiet"
            tone="neutral"
            size="small"
            onPress={({ target }) => {
              // The button is removed with the filters; focus stays in the bar.
              target.closest('[role=group]')?.querySelector<HTMLElement>('input:not([type=hidden], [tabindex="-1"]), button')?.focus();
              onClear();
            }}
          >
            {messages.filterBar.clear}
          </Button>
        )}
      </div>
      <Announcement>{results}</Announcement>
    </div>
  );
}
