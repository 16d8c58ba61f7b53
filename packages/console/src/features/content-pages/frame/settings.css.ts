import { style } from '@vanilla-extract/css';

/** As wide as the card of an item (design, point 7). */
export const settings = style({ maxInlineSize: '45.5rem' });
