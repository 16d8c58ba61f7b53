import type { ReactNode, RefObject } from 'react';
import { Button } from '../../../actions/Button/Button.tsx';
import { Announcement } from '../../../feedback/announcement/Announcement.tsx';
import { useFocusInPlace } from '../../../focus/useFocusInPlace.ts';
import { messages } from '../../../messages/collections.ts';
import * as styles from '../DataTable.css.ts';

interface SelectionBarProps {
  /** Receives the focus when the bar is removed. */
  heading: RefObject<HTMLElement | null>;
  /** Selected rows of all pages. */
  selectedCount: number;
  /** Actions for the selected rows. */
  actions: ReactNode;
  /** Rows of all pages together. */
  totalCount: number;
  /** Given while rows of other pages can be selected too. */
  onSelectEvery: (() => void) | undefined;
  /** Clears the selection. */
  onClear: (() => void) | undefined;
}

/** A button that is removed with what it clears passes its focus to the heading (faults B03). */
export function useClearFrom(heading: RefObject<HTMLElement | null>, clear: (() => void) | undefined): () => void {
  const focusInPlace = useFocusInPlace();
  return () => {
    focusInPlace(heading.current);
    clear?.();
  };
}

/** How many rows are selected, which is announced, and what can be done with them. */
export function SelectionBar({ heading, selectedCount, actions, totalCount, onSelectEvery, onClear }: SelectionBarProps) {
  const clear = useClearFrom(heading, onClear);
  const selected = messages.dataTable.selected(selectedCount);
  return (
    <div role="group" aria-label={messages.dataTable.selection} className={styles.selectionBar}>
      <Announcement>{selected}</Announcement>
      <span className={styles.selectedCount}>{selected}</span>
      {onSelectEvery && (
        <Button size="small" variant="quiet" onPress={onSelectEvery}>
          {messages.dataTable.selectEvery(totalCount)}
        </Button>
      )}
      {actions}
      <Button size="small" variant="quiet" tone="neutral" onPress={clear}>
        {messages.dataTable.clearSelection}
      </Button>
    </div>
  );
}
