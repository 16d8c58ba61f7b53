import { createVar } from '@vanilla-extract/css';

/** How much of the window's end is taken by what grows at the foot of the page, set on the root element while it is there: the tray of uploads stays above it. */
export const heightAtFoot = createVar();
