import { style } from '@vanilla-extract/css';

export const place = style({ display: 'grid', placeItems: 'center', inlineSize: '100%', blockSize: '100%' });
