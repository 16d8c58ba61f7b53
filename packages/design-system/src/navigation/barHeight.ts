/** Least height of the bar at the top of every page, which stays in sight: what stays in sight below it begins there. */
export const barHeight = '4rem';
