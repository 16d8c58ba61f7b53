/** A part of a whole in whole per cent; of nothing, none. */
export const sharePercent = (count: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * count) / whole));
