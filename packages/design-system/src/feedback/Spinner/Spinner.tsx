import { assignInlineVars } from '@vanilla-extract/dynamic';
import { spinnerMessages } from '../../messages/spinner.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /**
   * What is being waited for.
   * @default 'Loading'
   */
  label?: string;
  /**
   * Milliseconds before it shows, so that quick responses don't flicker (core §9).
   * @default 500
   */
  delay?: number;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/** Says that something takes longer than a moment. For the shape of the expected content use `Skeleton`. */
export function Spinner({ label = spinnerMessages.label, delay = 500, size }: SpinnerProps) {
  return (
    <span
      role="progressbar"
      aria-label={label}
      className={styles.spinner({ size })}
      style={assignInlineVars({ [styles.delay]: `${delay}ms` })}
    />
  );
}
