import type { Palette } from './palette.ts';

/** The default look: slate ink, for tenants whose theme id no colour has. */
export const defaultPalette: Palette = { brand: '#3a4658', neutral: { hue: 255, chroma: 0.008 } };
