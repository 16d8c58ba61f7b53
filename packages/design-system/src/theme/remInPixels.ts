/** The size of one rem in pixels as it is now: users may change the text size while the page is open. */
export const remInPixels = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
