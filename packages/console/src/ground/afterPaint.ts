/** How long a frame is waited for, in milliseconds: a tab that is not shown has none. */
const longestWait = 100;

/** Resolves once what has just been rendered is painted: for what may come after it, and would hold it up. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestWait);
  });
}
