/** How long the pointer rests on a control before its tooltip shows, and is away before it hides, in milliseconds. */
export const tooltipDelays = { delay: 500, closeDelay: 100 } as const;
