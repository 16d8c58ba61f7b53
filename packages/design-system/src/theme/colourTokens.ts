import { contrast, fromBrand, type Oklch, standingOff, toHex } from './colour.ts';
import type { Palette } from './palettes/palette.ts';
import type { Scheme } from './palettes/themeNames.ts';

/** Hue and chroma of the status tones; they do not follow the tenant, so that danger is red everywhere. */
const toneSeeds = {
  info: { chroma: 0.13, hue: 245 },
  success: { chroma: 0.12, hue: 152 },
  warning: { chroma: 0.13, hue: 68 },
  danger: { chroma: 0.19, hue: 25 },
} as const;

/** Hues of chart series after the accent, chosen apart for the common colour-vision deficiencies. */
const seriesSeeds = [
  { chroma: 0.13, hue: 250 },
  { chroma: 0.14, hue: 55 },
  { chroma: 0.11, hue: 175 },
  { chroma: 0.15, hue: 330 },
  { chroma: 0.12, hue: 110 },
] as const;

function surfaces(grey: (lightness: number) => string, scheme: Scheme) {
  return scheme === 'light'
    ? {
        canvas: grey(0.974),
        base: grey(1),
        raised: grey(1),
        sunken: grey(0.958),
        hover: grey(0.952),
        pressed: grey(0.925),
        inverse: grey(0.27),
        scrim: 'rgb(15 18 24 / 0.48)',
      }
    : {
        canvas: grey(0.175),
        base: grey(0.212),
        raised: grey(0.25),
        sunken: grey(0.155),
        // As far from a menu, which is lighter than the page, as in the light: a line that is hovered, or marked by the arrow keys, has no other mark.
        hover: grey(0.29),
        pressed: grey(0.305),
        inverse: grey(0.93),
        scrim: 'rgb(0 0 0 / 0.62)',
      };
}

/** Ink for a fill: white, or near-black where white would not be readable (WCAG 1.4.3). */
const inkOn = (fill: string): string => (contrast('#ffffff', fill) >= 4.5 ? '#ffffff' : '#16181d');

function accentTokens(brand: Oklch, plain: readonly string[], scheme: Scheme) {
  const away = scheme === 'light' ? 'darker' : 'lighter';
  const start = scheme === 'light' ? brand : { ...brand, lightness: Math.max(brand.lightness, 0.66) };
  const subtle = toHex({
    lightness: scheme === 'light' ? 0.958 : 0.285,
    chroma: Math.min(brand.chroma, scheme === 'light' ? 0.028 : 0.05),
    hue: brand.hue,
  });
  const subtleHover = toHex({
    lightness: scheme === 'light' ? 0.93 : 0.325,
    chroma: Math.min(brand.chroma, scheme === 'light' ? 0.042 : 0.06),
    hue: brand.hue,
  });
  const fillSeed = scheme === 'light' || brand.lightness > 0.6 ? brand : { ...brand, lightness: 0.72 };
  const fill = toHex(fillSeed);
  const onFill = inkOn(fill);
  const shift = onFill === '#ffffff' ? -0.05 : scheme === 'light' ? -0.035 : 0.04;
  const control = standingOff(start, [...plain, subtle], 3.2, away);
  return {
    fill,
    fillHover: toHex({ ...fillSeed, lightness: fillSeed.lightness + shift }),
    fillPressed: toHex({ ...fillSeed, lightness: fillSeed.lightness + 2 * shift }),
    onFill,
    control,
    onControl: inkOn(control),
    text: standingOff(start, [...plain, subtle, subtleHover], 4.7, away),
    subtle,
    subtleHover,
  };
}

function toneTokens(seed: { chroma: number; hue: number }, plain: readonly string[], scheme: Scheme) {
  const light = scheme === 'light';
  const away = light ? 'darker' : 'lighter';
  const subtle = toHex({ lightness: light ? 0.962 : 0.275, chroma: light ? 0.026 : 0.048, hue: seed.hue });
  const fill = light
    ? standingOff({ lightness: 0.62, ...seed }, ['#ffffff', ...plain], 4.6, 'darker')
    : standingOff({ lightness: 0.68, ...seed }, plain, 4.6, 'lighter');
  return {
    fill,
    fillHover: standingOff({ lightness: light ? 0.5 : 0.76, ...seed }, [light ? '#ffffff' : '#16181d'], 4.6, away),
    onFill: inkOn(fill),
    subtle,
    text: standingOff({ lightness: light ? 0.55 : 0.74, ...seed }, [...plain, subtle], 4.7, away),
    border: standingOff({ lightness: light ? 0.72 : 0.55, ...seed }, [...plain, subtle], 3.1, away),
  };
}

/**
 * Every colour token of one theme in one scheme. Text is adjusted until it contrasts with all the surfaces it may
 * be on by 4.5:1, controls and focus rings by 3:1; `pairs.ts` declares the pairs and the test proves them.
 */
export function colourTokens(palette: Palette, scheme: Scheme) {
  const light = scheme === 'light';
  const away = light ? 'darker' : 'lighter';
  const neutral = (lightness: number): Oklch => ({ lightness, ...palette.neutral });
  const grey = (lightness: number) => toHex(neutral(lightness));
  const surface = surfaces(grey, scheme);
  const plain = [surface.canvas, surface.base, surface.raised, surface.sunken, surface.hover, surface.pressed];
  const accent = accentTokens(fromBrand(palette.brand), plain, scheme);
  const tinted = [...plain, accent.subtle, accent.subtleHover];
  const tone = (name: keyof typeof toneSeeds) => toneTokens(toneSeeds[name], plain, scheme);
  const series = (index: number) =>
    standingOff({ lightness: light ? 0.62 : 0.7, ...seriesSeeds[index]! }, [surface.base, surface.raised], 3.2, away);
  return {
    surface: { ...surface, selected: accent.subtle, selectedHover: accent.subtleHover },
    text: {
      primary: standingOff(neutral(light ? 0.24 : 0.955), tinted, 7, away),
      secondary: standingOff(neutral(light ? 0.5 : 0.72), tinted, 4.7, away),
      disabled: grey(light ? 0.64 : 0.52),
      onInverse: grey(light ? 0.97 : 0.2),
      onInverseSecondary: grey(light ? 0.84 : 0.36),
      link: accent.text,
    },
    accent,
    border: {
      subtle: grey(light ? 0.905 : 0.315),
      strong: grey(light ? 0.83 : 0.4),
      control: standingOff(neutral(light ? 0.66 : 0.5), tinted, 3.1, away),
    },
    focus: { ring: standingOff(fromBrand(palette.brand), tinted, 3.2, away), gap: surface.base },
    neutral: {
      fill: grey(light ? 0.42 : 0.76),
      fillHover: grey(light ? 0.36 : 0.82),
      onFill: light ? '#ffffff' : '#16181d',
      subtle: grey(light ? 0.945 : 0.3),
      text: standingOff(neutral(light ? 0.48 : 0.76), [...tinted, grey(light ? 0.945 : 0.3)], 4.7, away),
      border: standingOff(neutral(light ? 0.7 : 0.5), plain, 3.1, away),
    },
    info: tone('info'),
    success: tone('success'),
    warning: tone('warning'),
    danger: tone('danger'),
    chart: {
      series1: accent.control,
      series2: series(0),
      series3: series(1),
      series4: series(2),
      series5: series(3),
      series6: series(4),
      grid: grey(light ? 0.915 : 0.3),
      area: accent.subtle,
    },
    skeleton: { base: grey(light ? 0.93 : 0.285), shine: grey(light ? 0.965 : 0.33) },
  };
}

/** All colours of one theme in one scheme, by their use. */
export type ColourTokens = ReturnType<typeof colourTokens>;
