import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is missing: 'No items found'. */
  title: string;
  /** Why, or what would bring something here. */
  detail?: ReactNode;
  /** A lucide icon, decorative. */
  icon?: ReactNode;
  /** A button that adds something, or clears the filters. */
  action?: ReactNode;
}

/** Shown where rows, cards or points would be. When they could not be loaded use `ErrorState`. */
export function EmptyState({ title, detail, icon, action }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      {icon !== undefined && (
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
