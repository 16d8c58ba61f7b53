/** Pixels of the box that thumbnails fit into (LIM-112, decisions-content A55). */
export const thumbnailSize = 200;

/** Quality of their JPEG (LIM-113). */
export const thumbnailQuality = 0.8;

/** The size of a picture's thumbnail; null for one without a width and a height, which has none (UPL-110). */
export function fittedInto({ width, height }: { width: number; height: number }, box: number): { width: number; height: number } | null {
  if (!(width > 0 && height > 0)) return null;
  const scale = Math.min(1, box / width, box / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
