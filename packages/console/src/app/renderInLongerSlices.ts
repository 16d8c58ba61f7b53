import { unstable_forceFrameRate } from 'scheduler';

/** Slices of 12 ms: a frame of 16 ms keeps its time for style, layout and paint. */
const slicesPerSecond = 80;

/**
 * Lets React render for 12 ms before it gives the browser a turn, not for 5: each turn costs 1 to 2 ms on a slow processor, and a page
 * of fifty rows took fifty of them (ADR 0156). The longest that an input waits for a slice grows by 7 ms.
 */
export const renderInLongerSlices = (): void => unstable_forceFrameRate(slicesPerSecond);
