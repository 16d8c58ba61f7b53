import { cardSurface } from '../../theme/card.css.ts';
import { colour, font, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const box = componentStyle({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space.medium,
  ...cardSurface,
  padding: space.large,
});

export const words = componentStyle({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

export const label = componentStyle({ fontSize: font.size.small, color: colour.text.secondary });

export const value = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.small,
  minBlockSize: '1.25em',
  fontSize: font.size.xxlarge,
  fontWeight: font.weight.semibold,
  lineHeight: font.lineHeight.tight,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.01em',
});

export const change = componentStyle({ fontSize: font.size.small, color: colour.text.secondary, fontVariantNumeric: 'tabular-nums' });

export const unavailable = componentStyle({
  fontSize: font.size.small,
  fontWeight: font.weight.regular,
  letterSpacing: 'normal',
  color: colour.text.secondary,
});

export const bars = componentStyle({ flexShrink: 0, inlineSize: '2.75rem', blockSize: '2rem' });

export const bar = componentRecipe({
  // SVG keeps its colours in forced colours, on a page with other ones.
  base: { fill: colour.accent.subtleHover, '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } } },
  variants: {
    /** Real numbers: the last day is emphasized. Marks are alike. */
    isMeasured: { true: { selectors: { '&:last-child': { fill: colour.accent.control } } }, false: {} },
  },
});
