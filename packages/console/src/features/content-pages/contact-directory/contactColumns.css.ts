import { globalStyle, style } from '@vanilla-extract/css';

/** A way to reach a contact, on a line of its own. */
export const way = style({});

// One below the other they are targets of their own: 24 pixels at least (WCAG 2.2, 2.5.8).
globalStyle(`${way} > a`, { display: 'inline-block', paddingBlock: '0.125rem', minBlockSize: '1.5rem' });
