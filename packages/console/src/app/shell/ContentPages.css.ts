import { style } from '@vanilla-extract/css';

/** Room for an icon that is loading. */
export const awaited = style({ display: 'contents', visibility: 'hidden' });
