import type { Palette } from './palette.ts';

export const redPalette: Palette = { brand: '#bf2437', neutral: { hue: 20, chroma: 0.006 } };
