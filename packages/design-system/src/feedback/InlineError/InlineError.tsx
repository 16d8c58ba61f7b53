import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import * as styles from './InlineError.css.ts';

export interface InlineErrorProps {
  /** What is wrong, in one sentence. */
  children: ReactNode;
}

/** A failure beside the thing that failed, small enough for a tile or a row. */
export function InlineError({ children }: InlineErrorProps) {
  return (
    <p className={styles.root}>
      <CircleAlert aria-hidden className={styles.icon} />
      <span>{children}</span>
    </p>
  );
}
