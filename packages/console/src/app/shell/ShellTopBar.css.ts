import { style } from '@vanilla-extract/css';

/** Names the tenant without being a box of its own. */
export const scope = style({ display: 'contents' });
