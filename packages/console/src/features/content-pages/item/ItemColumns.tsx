import type { ReactNode } from 'react';
import * as styles from './ItemColumns.css.ts';

export interface ItemColumnsProps {
  /** The item. */
  children: ReactNode;
  /** Shown beside it: its publication. @default nothing */
  side?: ReactNode;
  /** Whether it takes the whole width; the side is hidden meanwhile, and keeps what was typed. @default false: all forms of a type have one width */
  isWide?: boolean;
}

/** An item of any type, with its publication beside it. Its form is rendered here, below the frame: the frame is not rendered at each letter. */
export function ItemColumns({ children, side, isWide = false }: ItemColumnsProps) {
  return (
    <div className={isWide ? undefined : styles.columns}>
      <div className={styles.main}>{children}</div>
      {side !== undefined && (
        <aside hidden={isWide} className={styles.side}>
          {side}
        </aside>
      )}
    </div>
  );
}
