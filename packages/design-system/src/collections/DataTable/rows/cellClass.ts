import * as styles from '../DataTable.css.ts';

type CellLook = NonNullable<Parameters<typeof styles.cell>[0]>;

const known = new Map<string, string>();

/** `cell` of the styles, composed once for each look: a page of fifty rows has hundreds of cells in a handful of looks. */
export function cellClass(look: CellLook): string {
  const { align = 'start', isTruncated = true, isRowHeader = false, isSticky = false, isLastSticky = false } = look;
  const key = `${align}${isTruncated}${isRowHeader}${isSticky}${isLastSticky}`;
  const last = known.get(key);
  if (last !== undefined) return last;
  const composed = styles.cell(look);
  known.set(key, composed);
  return composed;
}
