/** Which crumbs are shown in the row, by index: those from `from` (included) to `to` (not included) are behind '…'. */
export interface CollapsedRange {
  from: number;
  to: number;
}

/**
 * Which crumbs have to hide in the middle so that the row fits. The first and the current one always stay; of the others
 * those nearest to the current page stay longest. `null` when all fit.
 * @param widths of the crumbs with their separators, in pixels
 * @param moreWidth of the '…' button with its separator
 */
export function collapsedCrumbs(widths: readonly number[], room: number, moreWidth: number): CollapsedRange | null {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= room || widths.length <= 2) return null;
  let used = total + moreWidth;
  let to = 1;
  while (to < widths.length - 1 && used > room) {
    used -= widths[to]!;
    to += 1;
  }
  return { from: 1, to };
}
