/** How rows are laid out: a table, or cards one below the other. */
export type TableLayout = 'table' | 'cards';

/** Viewports narrower than this show cards (768 pixels at the default text size; larger text needs more). */
export const cardsViewport = '(width < 48rem)';

/** A table narrower than this, in rem, shows cards on any viewport, unless it says otherwise: a column needs eight. */
export const narrowestTable = (columnCount: number): number => Math.max(34, columnCount * 8);

/** The space available for a table. */
export interface TableRoom {
  isNarrowViewport: boolean;
  /** The table's own width in pixels; 0 while it is not known. */
  width: number;
  /** In pixels. */
  rootFontSize: number;
  /** Least width of a table, in rem. */
  narrowest: number;
}

/** The layout for the available space. */
export function tableLayout({ isNarrowViewport, width, rootFontSize, narrowest }: TableRoom): TableLayout {
  return isNarrowViewport || (width > 0 && width < narrowest * rootFontSize) ? 'cards' : 'table';
}
