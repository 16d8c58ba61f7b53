/** Room around a drawing for its axes, in pixels at the usual text size. */
export const plotMargin = (textScale: number) => ({
  top: Math.round(12 * textScale),
  end: 24,
  bottom: Math.round(28 * textScale),
  start: Math.round(40 * textScale),
});
