/** Longest wait for a frame, in milliseconds: a hidden tab has none. */
const longestWait = 100;

/** Resolves once the last render is painted: for work that can wait, and would delay it. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestWait);
  });
}
