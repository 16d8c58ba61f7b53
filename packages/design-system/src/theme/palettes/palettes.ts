import type { Palette } from './palette.ts';

/**
 * Every look by name: the default one, and the tenant colours in the order of core §1. A fifth colour is one entry
 * here: its styles, types, lists and its name where users choose it follow, and the test checks its contrast.
 */
export const palettes = {
  default: { label: null, brand: '#3a4658', neutral: { hue: 255, chroma: 0.008 } },
  blue: { label: 'Blue', brand: '#1f5fd0', neutral: { hue: 258, chroma: 0.009 } },
  red: { label: 'Red', brand: '#bf2437', neutral: { hue: 20, chroma: 0.006 } },
  green: { label: 'Green', brand: '#12724f', neutral: { hue: 165, chroma: 0.006 } },
  yellow: { label: 'Yellow', brand: '#f5bd1f', neutral: { hue: 85, chroma: 0.007 } },
} as const satisfies Record<string, Palette>;
