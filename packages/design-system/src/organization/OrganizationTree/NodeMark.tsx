import type { ReactNode } from 'react';
import * as styles from './OrganizationTree.css.ts';

export interface NodeMarkProps {
  /** A lucide icon: it alone is seen where there is little room. */
  icon: ReactNode;
  /** Two or three words; always read with the node's name. */
  children: string;
}

/** A remark after a node's name. */
export function NodeMark({ icon, children }: NodeMarkProps) {
  return (
    <span className={styles.mark} title={children}>
      <span aria-hidden className={styles.markIcon}>
        {icon}
      </span>
      <span className={styles.markWords}>{children}</span>
    </span>
  );
}
