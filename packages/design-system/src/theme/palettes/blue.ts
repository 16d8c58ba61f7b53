import type { Palette } from './palette.ts';

export const bluePalette: Palette = { brand: '#1f5fd0', neutral: { hue: 258, chroma: 0.009 } };
