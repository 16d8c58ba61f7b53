import type { Palette } from './palette.ts';

export const greenPalette: Palette = { brand: '#12724f', neutral: { hue: 165, chroma: 0.006 } };
