import type { ReactNode } from 'react';
import * as styles from './OrganizationTree.css.ts';

export interface NodeMarkProps {
  /** A lucide icon: only that is visible where there is little room. */
  icon: ReactNode;
  /** Two or three words; always read with the node's name. */
  children: string;
  /** Whether it says that the node can't be chosen: its name is then dimmed, too. @default false */
  isRefusal?: boolean;
}

/** A remark after a node's name. */
export function NodeMark({ icon, children, isRefusal = false }: NodeMarkProps) {
  return (
    <span className={styles.mark} title={children} {...(isRefusal && { 'data-refusal': true })}>
      <span aria-hidden className={styles.markIcon}>
        {icon}
      </span>
      <span className={styles.markWords}>{children}</span>
    </span>
  );
}
