import type { Palette } from './palette.ts';

/** Light enough that text on its fill is dark; the derivation decides that by contrast, not by name. */
export const yellowPalette: Palette = { brand: '#f5bd1f', neutral: { hue: 85, chroma: 0.007 } };
