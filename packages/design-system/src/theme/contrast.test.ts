import { afterEach, describe, expect, it, vi } from 'vitest';
import { contrast } from './colour.ts';
import { type ColourTokens, colourTokens } from './colourTokens.ts';
import { pairs, tokenAt } from './pairs.ts';
import type { Palette } from './palettes/palette.ts';
import { palettes } from './palettes/palettes.ts';
import { schemes, themeNames } from './palettes/themeNames.ts';

/** Colours of a palette that are on each other and contrast too little. */
function tooClose(tokens: ColourTokens, { ratio, foregrounds, backgrounds }: (typeof pairs)[number]) {
  return foregrounds.flatMap((foreground) =>
    backgrounds
      .map((background) => ({ foreground, background, ratio: contrast(tokenAt(tokens, foreground), tokenAt(tokens, background)) }))
      .filter((pair) => !(pair.ratio >= ratio)),
  );
}

const combinations = themeNames.flatMap((theme) => schemes.map((scheme) => ({ theme, scheme })));

describe.each(combinations)('The theme $theme, $scheme', ({ theme, scheme }) => {
  const tokens = colourTokens(palettes[theme], scheme);
  it.each(pairs)('$what are distinguishable ($ratio to 1)', (pair) => expect(tooClose(tokens, pair)).toEqual([]));

  // No rule requires this: the list also shows by a focus ring, an icon or a word what is chosen. It helps the eye to follow the pointer.
  it('the line of a menu that is pointed at stands out from the others', () => {
    const { hover, pressed, raised } = tokens.surface;
    expect(contrast(hover, raised)).toBeGreaterThan(1.12);
    expect(contrast(pressed, raised)).toBeGreaterThan(contrast(hover, raised));
  });
});

it('every palette is checked, light and dark', () => expect(combinations).toHaveLength(Object.keys(palettes).length * 2));

describe('a fifth tenant colour', () => {
  const violet: Palette = { label: 'Violet', brand: '#6b3fc4', neutral: { hue: 295, chroma: 0.007 } };
  afterEach(() => {
    vi.doUnmock('./palettes/palettes.ts');
    vi.resetModules();
  });

  it('A fifth tenant colour is one entry of the palettes: lists follow, and values from outside are understood', async () => {
    vi.resetModules();
    vi.doMock('./palettes/palettes.ts', () => ({ palettes: { ...palettes, violet } }));
    const derived = await import('./palettes/themeNames.ts');
    expect(derived.themeNames).toEqual(['default', 'blue', 'red', 'green', 'yellow', 'violet']);
    expect(derived.tenantColours).toEqual(['blue', 'red', 'green', 'yellow', 'violet']);
    expect(derived.isTenantColour('violet')).toBe(true);
  });

  it.each(schemes)('A fifth tenant colour is distinguishable on every surface, %s', (scheme) => {
    const tokens = colourTokens(violet, scheme);
    expect(pairs.flatMap((pair) => tooClose(tokens, pair))).toEqual([]);
  });
});

// The fill of a primary button is the brand itself: whether text is readable on it depends on the brand.
const derivedPairs = pairs.filter(({ what }) => what !== 'text of a primary button');

it('colours derived from brands of every hue, pale and deep, are distinguishable', () => {
  expect(derivedPairs).toHaveLength(pairs.length - 1);
  const levels = ['20', '80', 'f0'];
  const brands = levels.flatMap((red) => levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)));
  const faults = brands.flatMap((brand) =>
    schemes.flatMap((scheme) => {
      const tokens = colourTokens({ label: null, brand, neutral: { hue: 0, chroma: 0.007 } }, scheme);
      return derivedPairs.filter((pair) => tooClose(tokens, pair).length > 0).map((pair) => `${brand} ${scheme}: ${pair.what}`);
    }),
  );
  expect(faults).toEqual([]);
});
