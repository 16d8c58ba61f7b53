import { style } from '@vanilla-extract/css';

/** A day, or a time of day with its half. */
export const part = style({ whiteSpace: 'nowrap' });
