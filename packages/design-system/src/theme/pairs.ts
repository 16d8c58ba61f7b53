import type { ColourTokens } from './colourTokens.ts';

/** A colour token by its place: `surface.base`. */
export type TokenPath = {
  [Group in keyof ColourTokens & string]: `${Group}.${keyof ColourTokens[Group] & string}`;
}[keyof ColourTokens & string];

/** Colours that a component puts on others, and the contrast they need. */
export interface ColourPairs {
  /** The foreground, which names the failing test. */
  what: string;
  /** Least WCAG 2.2 contrast: 4.5 for text (1.4.3), 3 for controls, graphics and focus rings (1.4.11). */
  ratio: 4.5 | 3;
  foregrounds: readonly TokenPath[];
  backgrounds: readonly TokenPath[];
}

/** The surfaces of pages, panels, fields and rows, hovered or not. */
const plainSurfaces = ['surface.canvas', 'surface.base', 'surface.raised', 'surface.sunken', 'surface.hover', 'surface.pressed'] as const;
const selectedSurfaces = ['surface.selected', 'surface.selectedHover'] as const;
const everySurface = [...plainSurfaces, ...selectedSurfaces] as const;
const tones = ['info', 'success', 'warning', 'danger'] as const;

/**
 * Every pair of colours that components use. A component that puts a colour on another adds its pair here; the
 * contrast test checks all of them in all ten combinations, without exception. Text that is disabled is
 * exempt (WCAG 1.4.3) and therefore not here.
 */
export const pairs: readonly ColourPairs[] = [
  { what: 'text', ratio: 4.5, foregrounds: ['text.primary', 'text.secondary', 'neutral.text'], backgrounds: everySurface },
  { what: 'links and accent text', ratio: 4.5, foregrounds: ['text.link', 'accent.text'], backgrounds: [...everySurface, 'accent.subtle', 'accent.subtleHover'] },
  { what: 'text of tooltips and toasts', ratio: 4.5, foregrounds: ['text.onInverse', 'text.onInverseSecondary'], backgrounds: ['surface.inverse'] },
  { what: 'text of a primary button', ratio: 4.5, foregrounds: ['accent.onFill'], backgrounds: ['accent.fill', 'accent.fillHover', 'accent.fillPressed'] },
  { what: 'text of a neutral button', ratio: 4.5, foregrounds: ['neutral.onFill'], backgrounds: ['neutral.fill', 'neutral.fillHover'] },
  { what: 'text of a neutral badge', ratio: 4.5, foregrounds: ['neutral.text'], backgrounds: ['neutral.subtle'] },
  { what: 'the tick of a checkbox, the thumb of a switch', ratio: 3, foregrounds: ['accent.onControl'], backgrounds: ['accent.control'] },
  { what: 'borders of fields, and controls that are on', ratio: 3, foregrounds: ['border.control', 'accent.control'], backgrounds: everySurface },
  { what: 'focus rings', ratio: 3, foregrounds: ['focus.ring'], backgrounds: everySurface },
  { what: 'lines and points of charts', ratio: 3, foregrounds: ['chart.series1', 'chart.series2', 'chart.series3', 'chart.series4', 'chart.series5', 'chart.series6'], backgrounds: ['surface.base', 'surface.raised'] },
  ...tones.flatMap((tone): ColourPairs[] => [
    { what: `${tone} text`, ratio: 4.5, foregrounds: [`${tone}.text`], backgrounds: [...plainSurfaces, `${tone}.subtle`] },
    { what: `text of ${tone} buttons`, ratio: 4.5, foregrounds: [`${tone}.onFill`], backgrounds: [`${tone}.fill`, `${tone}.fillHover`] },
    { what: `${tone} borders`, ratio: 3, foregrounds: [`${tone}.border`], backgrounds: [...plainSurfaces, `${tone}.subtle`] },
    { what: `text in ${tone} notices`, ratio: 4.5, foregrounds: ['text.primary', 'text.secondary'], backgrounds: [`${tone}.subtle`] },
    { what: `focus rings in ${tone} notices`, ratio: 3, foregrounds: ['focus.ring'], backgrounds: [`${tone}.subtle`] },
  ]),
];

/** The value of a token in one theme and scheme, `#rrggbb`. */
export function tokenAt(tokens: ColourTokens, path: TokenPath): string {
  const [group, token] = path.split('.') as [keyof ColourTokens, string];
  return (tokens[group] as Record<string, string>)[token] ?? '';
}
