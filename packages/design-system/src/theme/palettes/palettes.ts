import { bluePalette } from './blue.ts';
import { defaultPalette } from './default.ts';
import { greenPalette } from './green.ts';
import type { Palette } from './palette.ts';
import { redPalette } from './red.ts';
import { yellowPalette } from './yellow.ts';

/** Every tenant colour by name. A fifth one is a palette file and a line here; its contrast is proven by the test. */
export const palettes = {
  default: defaultPalette,
  blue: bluePalette,
  red: redPalette,
  green: greenPalette,
  yellow: yellowPalette,
} satisfies Record<string, Palette>;

export type ThemeName = keyof typeof palettes;
export type Scheme = 'light' | 'dark';

export const themeNames = Object.keys(palettes) as ThemeName[];
export const schemes: readonly Scheme[] = ['light', 'dark'];
