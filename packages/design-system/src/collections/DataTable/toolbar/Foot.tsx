import { type ReactNode, useDeferredValue } from 'react';
import * as styles from '../DataTable.css.ts';
import { TableLayoutContext } from '../layout/TableLayoutContext.ts';
import type { TableLayout } from '../layout/tableLayout.ts';

interface FootProps {
  /** The bar of the selected rows; false while none is selected. */
  selectionBar: ReactNode;
  /** The pages. */
  children: ReactNode;
  /** Table or cards, by which the pages show themselves. */
  layout: TableLayout;
  /** Whether all rows are laid out. */
  isWhole: boolean;
}

/** The pages of a card; while rows are selected, their bar replaces them, right after the checkboxes have changed. */
export function Foot({ selectionBar, children, layout, isWhole }: FootProps) {
  const bar = useDeferredValue(selectionBar);
  return (
    <TableLayoutContext value={layout}>
      <div className={styles.foot({ isWhole })}>{bar || children}</div>
    </TableLayoutContext>
  );
}
