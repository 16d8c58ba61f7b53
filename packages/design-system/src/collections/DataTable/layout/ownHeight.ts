/** The greatest height of a table that scrolls inside, as a CSS length, unless its caller gives another. */
export const ownHeight = 'min(70vh, 44rem)';

/** How high such a table is before it is laid out, in pixels: exact for the height above and for lengths in px and rem. */
export function likelyHeight(maxHeight: string, rootFontSize: number): number {
  const [, length, unit] = /^([\d.]+)(px|rem)$/.exec(maxHeight) ?? [];
  if (length === undefined) return Math.min(window.innerHeight * 0.7, 44 * rootFontSize);
  return Number(length) * (unit === 'rem' ? rootFontSize : 1);
}
