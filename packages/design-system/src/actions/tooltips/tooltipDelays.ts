/** How long the pointer rests on a control before its tooltip comes, and is gone before it goes, in milliseconds. */
export const tooltipDelays = { delay: 500, closeDelay: 100 } as const;
