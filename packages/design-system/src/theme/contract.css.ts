import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { colourTokens } from './colourTokens.ts';
import { palettes } from './palettes/palettes.ts';

const name = (_value: string | null, path: string[]) => `nb-${path.join('-')}`;

/**
 * Colours, by role. The values come from `themes.css.ts`, chosen by `data-theme` and `data-scheme` on any
 * element; a component never names a hue.
 */
export const colour = createGlobalThemeContract(
  colourTokens(palettes.default, 'light'),
  (value, path) => name(value, ['colour', ...path]),
);

/** Space between and inside things, in steps of four pixels, in rem so that it grows with the user's text size. */
export const space = createGlobalThemeContract(
  { none: '', hair: '', xxsmall: '', xsmall: '', small: '', medium: '', large: '', xlarge: '', xxlarge: '', huge: '' },
  (value, path) => name(value, ['space', ...path]),
);

export const radius = createGlobalThemeContract({ small: '', medium: '', large: '', full: '' }, (value, path) =>
  name(value, ['radius', ...path]),
);

/** Heights of controls: `small` in tables and bars, `medium` in forms, `large` for touch. */
export const controlHeight = createGlobalThemeContract({ small: '', medium: '', large: '' }, (value, path) =>
  name(value, ['control', ...path]),
);

export const font = createGlobalThemeContract(
  {
    family: { text: '', code: '' },
    /** xsmall 12, small 13, medium 14, large 16, xlarge 20, xxlarge 26, display 32 pixels at the default text size. */
    size: { xsmall: '', small: '', medium: '', large: '', xlarge: '', xxlarge: '', display: '' },
    lineHeight: { tight: '', normal: '', relaxed: '' },
    weight: { regular: '', medium: '', semibold: '', bold: '' },
  },
  (value, path) => name(value, ['font', ...path]),
);

export const shadow = createGlobalThemeContract({ raised: '', overlay: '', modal: '' }, (value, path) =>
  name(value, ['shadow', ...path]),
);

export const motion = createGlobalThemeContract(
  { duration: { instant: '', quick: '', normal: '', slow: '' }, easing: { standard: '', enter: '', exit: '' } },
  (value, path) => name(value, ['motion', ...path]),
);

const fixed = { '@layer': layers.theme };

createGlobalTheme(':root', space, {
  ...fixed,
  none: '0',
  hair: '0.0625rem',
  xxsmall: '0.125rem',
  xsmall: '0.25rem',
  small: '0.5rem',
  medium: '0.75rem',
  large: '1rem',
  xlarge: '1.5rem',
  xxlarge: '2rem',
  huge: '3rem',
});
createGlobalTheme(':root', radius, { ...fixed, small: '0.25rem', medium: '0.5rem', large: '0.75rem', full: '999px' });
createGlobalTheme(':root', controlHeight, { ...fixed, small: '1.75rem', medium: '2.25rem', large: '2.75rem' });
createGlobalTheme(':root', font, {
  ...fixed,
  family: {
    text: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
    code: "'Geist Mono Variable', ui-monospace, Menlo, Consolas, monospace",
  },
  size: {
    xsmall: '0.75rem',
    small: '0.8125rem',
    medium: '0.875rem',
    large: '1rem',
    xlarge: '1.25rem',
    xxlarge: '1.625rem',
    display: '2rem',
  },
  lineHeight: { tight: '1.25', normal: '1.45', relaxed: '1.6' },
  weight: { regular: '400', medium: '500', semibold: '600', bold: '700' },
});
createGlobalTheme(':root', shadow, {
  ...fixed,
  raised: '0 1px 2px rgb(15 18 24 / 0.06), 0 1px 1px rgb(15 18 24 / 0.04)',
  overlay: '0 8px 24px rgb(15 18 24 / 0.14), 0 2px 6px rgb(15 18 24 / 0.08)',
  modal: '0 24px 64px rgb(15 18 24 / 0.26), 0 4px 12px rgb(15 18 24 / 0.1)',
});
createGlobalTheme(':root', motion, {
  ...fixed,
  duration: { instant: '0ms', quick: '120ms', normal: '180ms', slow: '280ms' },
  easing: {
    standard: 'cubic-bezier(0.2, 0, 0, 1)',
    enter: 'cubic-bezier(0, 0, 0, 1)',
    exit: 'cubic-bezier(0.3, 0, 1, 1)',
  },
});
