import { createVar } from '@vanilla-extract/css';

/** Height of the bar at the top of every page, below which sticks what stays in sight; unset outside of the application's frame. */
export const belowBar = createVar();
