/** Height of the bar at the top of every page, in multiples of the root's text size. */
export const barHeightInRem = 4;
