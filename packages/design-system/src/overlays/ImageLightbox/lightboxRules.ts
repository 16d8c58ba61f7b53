/** The factors by which a picture can be enlarged; the first fits the window. */
export const zoomSteps = [1, 1.5, 2, 3, 4] as const;

/** The next step of enlargement in a direction, or the same one at the end of them. */
export function nextZoom(zoom: number, direction: 'in' | 'out'): number {
  const index = zoomSteps.findIndex((step) => step >= zoom);
  const at = index === -1 ? zoomSteps.length - 1 : index;
  return zoomSteps[Math.min(Math.max(at + (direction === 'in' ? 1 : -1), 0), zoomSteps.length - 1)]!;
}

/** An index limited to the existing pictures. */
export const clampIndex = (index: number, count: number): number => Math.min(Math.max(Math.trunc(index) || 0, 0), Math.max(count - 1, 0));

/** How far a finger moves before it turns to another picture, in pixels. */
const swipeDistance = 48;

/** Where a swipe leads: a stroke to the left shows the next picture, unless it went up or down more than sideways. */
export function swipeStep(horizontal: number, vertical: number): -1 | 0 | 1 {
  if (Math.abs(horizontal) < swipeDistance || Math.abs(horizontal) <= Math.abs(vertical)) return 0;
  return horizontal < 0 ? 1 : -1;
}
