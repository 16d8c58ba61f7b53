import type { ReactNode } from 'react';
import * as styles from './Facts.css.ts';

/** Facts that can't be changed here: names and values, one below the other (`Fact`). */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** One of the `Facts`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
