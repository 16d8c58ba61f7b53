import { style } from '@vanilla-extract/css';

/** A single box is as wide as it would be in a pair. */
export const single = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 24rem)' });
