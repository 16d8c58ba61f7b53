import { createVar } from '@vanilla-extract/css';

/** Where what stays in sight below the bar at the top of every page begins; unset outside of the application's frame. */
export const belowBar = createVar();
