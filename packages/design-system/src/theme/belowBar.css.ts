import { createVar } from '@vanilla-extract/css';

/** Height of the bar at the top of every page, below which sticky parts stop; unset outside of the application's frame. */
export const belowBar = createVar();
