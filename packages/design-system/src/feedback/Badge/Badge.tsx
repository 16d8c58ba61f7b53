import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** One or two words: 'Published'. */
  children: ReactNode;
  /**
   * What the state means: `success` for Published, `neutral` for Draft, `info` for Scheduled.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  /** A lucide icon before the words, decorative. */
  icon?: ReactNode;
}

/** The state of a thing in a word; the word alone is enough, the colour only helps the eye. For the state of an item use `PublicationMark`. */
export function Badge({ children, tone, icon }: BadgeProps) {
  return (
    <span className={styles.badge({ tone })}>
      {icon !== undefined && (
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
      )}
      {children}
    </span>
  );
}
