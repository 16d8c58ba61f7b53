import { style } from '@vanilla-extract/css';

/** A box on its own is as wide as it would be in a pair, not as the page. */
export const single = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 24rem)' });
