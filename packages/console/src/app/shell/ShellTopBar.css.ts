import { style } from '@vanilla-extract/css';

/** Carries the tenant's name without creating a box. */
export const scope = style({ display: 'contents' });
