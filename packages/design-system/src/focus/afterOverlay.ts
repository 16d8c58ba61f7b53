/** Layers over the page, which return the focus as they close. */
export const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Whether nothing has the focus: what had it was removed. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * For what a window has removed, such as the row that it deleted: restores the focus once the window has closed without a place
 * to return it to, before the window itself looks for one.
 *
 * @param overlay the window, which still has the focus
 * @returns a function that stops waiting
 */
export function afterOverlay(overlay: Element, restore: () => void): () => void {
  let framesAfter = 0;
  let frame = 0;
  const wait = () => {
    if (!overlay.isConnected || overlay.closest('[data-exiting]') !== null) framesAfter += 1;
    if (framesAfter > 0 && isFocusLost()) restore();
    // The page may be inert for another frame.
    if (framesAfter === 0 || (framesAfter < 4 && isFocusLost())) frame = requestAnimationFrame(wait);
  };
  frame = requestAnimationFrame(wait);
  return () => cancelAnimationFrame(frame);
}
