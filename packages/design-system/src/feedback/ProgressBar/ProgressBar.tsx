import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What goes on: 'Uploading photo.png'. */
  label: string;
  /** How much is done, 0 to 100. Left out while nobody knows: the bar then wanders. */
  value?: number;
  /**
   * Words in place of the percentage: '3 of 5'.
   * @default the percentage
   */
  valueText?: string;
  /**
   * Leaves the words to assistive technology, where the row around it says them.
   * @default false
   */
  isLabelHidden?: boolean;
  /**
   * What the state means.
   * @default 'accent'
   */
  tone?: 'accent' | 'success' | 'danger';
  /** @default 'medium' */
  size?: 'small' | 'medium';
}

/** How far something has come. When only its start and end are known use `Spinner`. */
export function ProgressBar({ label, value, valueText, isLabelHidden = false, tone, size }: ProgressBarProps) {
  const isIndeterminate = value === undefined;
  return (
    <AriaProgressBar
      className={styles.root({ tone })}
      isIndeterminate={isIndeterminate}
      {...(value !== undefined && { value })}
      {...(valueText !== undefined && { valueLabel: valueText })}
      {...(isLabelHidden && { 'aria-label': label })}
    >
      {({ percentage, valueText: shownValue }) => (
        <>
          {!isLabelHidden && (
            <span className={styles.words}>
              <Label className={styles.label}>{label}</Label>
              {!isIndeterminate && <span className={styles.value}>{shownValue}</span>}
            </span>
          )}
          <span className={styles.track({ size })}>
            <span
              className={styles.bar({ isIndeterminate })}
              style={assignInlineVars({ [styles.share]: `${percentage ?? 0}%` })}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
