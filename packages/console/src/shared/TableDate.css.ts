import { style } from '@vanilla-extract/css';

/** A day, or a time of day with AM or PM. */
export const part = style({ whiteSpace: 'nowrap' });
