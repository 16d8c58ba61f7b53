import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useProgressBar } from 'react-aria/useProgressBar';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What is in progress: 'Uploading photo.png'. */
  label: string;
  /** How much is done, 0 to 100. Left out while that is unknown: the bar is then indeterminate. */
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
  tone?: 'accent' | 'success' | 'danger' | 'paused';
  /** @default 'medium' */
  size?: 'small' | 'medium';
}

/** The progress of something. When only its start and end are known use `Spinner`. */
export function ProgressBar({ label, value, valueText, isLabelHidden = false, tone, size }: ProgressBarProps) {
  const isIndeterminate = value === undefined;
  // The hook, not the ready-made bar: every button imports that one's module, which would then include number formats.
  const { progressBarProps, labelProps } = useProgressBar({
    isIndeterminate,
    ...(value !== undefined && { value }),
    ...(valueText !== undefined && { valueLabel: valueText }),
    ...(isLabelHidden ? { 'aria-label': label } : { label }),
  });
  const share = Math.min(100, Math.max(0, value ?? 0));
  return (
    <div {...progressBarProps} className={styles.root({ tone })}>
      {!isLabelHidden && (
        <span className={styles.words}>
          <span {...labelProps} className={styles.label}>
            {label}
          </span>
          {!isIndeterminate && <span className={styles.value}>{progressBarProps['aria-valuetext']}</span>}
        </span>
      )}
      <span className={styles.track({ size })}>
        <span className={styles.bar({ isIndeterminate })} style={assignInlineVars({ [styles.share]: `${share}%` })} />
      </span>
    </div>
  );
}
