import { style } from '@vanilla-extract/css';

/** Room for an icon that is on its way. */
export const awaited = style({ display: 'contents', visibility: 'hidden' });
