/** How rows are laid out: a table, or cards one below the other. */
export type TableLayout = 'table' | 'cards';

/** Viewports narrower than this show cards (768 pixels at the default text size; larger text needs more). */
export const cardsViewport = '(width < 48rem)';

/** A table in less room than this, in rem, shows cards on any viewport. */
const narrowestTable = 34;

/** The layout for the room there is. `width` is the table's own, in pixels; 0 while it is not known. */
export function tableLayout(isNarrowViewport: boolean, width: number, rootFontSize: number): TableLayout {
  return isNarrowViewport || (width > 0 && width < narrowestTable * rootFontSize) ? 'cards' : 'table';
}
