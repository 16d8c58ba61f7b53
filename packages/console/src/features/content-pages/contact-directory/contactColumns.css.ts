import { globalStyle, style } from '@vanilla-extract/css';

/** A phone number or address of a contact, on a line by itself. */
export const way = style({});

// One below the other they are separate targets: 24 pixels at least (WCAG 2.2, 2.5.8).
globalStyle(`${way} > a`, { display: 'inline-block', paddingBlock: '0.125rem', minBlockSize: '1.5rem' });
