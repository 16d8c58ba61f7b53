import { createVar } from '@vanilla-extract/css';

/** Height of what grows at the foot of the page, set on the root element while it is mounted: the tray of uploads stays above it. */
export const heightAtFoot = createVar();
