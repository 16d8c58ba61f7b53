import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { rightToLeft } from '../../theme/rightToLeft.ts';

export const words = componentStyle({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const list = componentStyle({ containerType: 'inline-size', display: 'grid', gap: space.medium, margin: 0, padding: 0, listStyle: 'none' });

/** Where there is no room for all, the bar goes below the words. */
export const entry = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 3rem',
  gridTemplateAreas: '"label count share" "bar bar bar"',
  alignItems: 'center',
  columnGap: space.medium,
  rowGap: space.xsmall,
  '@container': {
    '(inline-size >= 26rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 2.5rem 3rem', gridTemplateAreas: '"label bar count share"' },
  },
});

export const label = componentStyle({ gridArea: 'label', minInlineSize: 0, overflowWrap: 'anywhere' });

export const bar = componentStyle({
  gridArea: 'bar',
  display: 'block',
  inlineSize: '100%',
  blockSize: 10,
  borderRadius: radius.small,
  overflow: 'hidden',
  // It contains no text, so it can be mirrored as a whole.
  selectors: { [rightToLeft]: { transform: 'scaleX(-1)' } },
});

export const rail = componentStyle({ fill: colour.chart.grid });

export const amount = componentStyle({ fill: colour.chart.series1, '@media': { '(forced-colors: active)': { fill: 'Highlight' } } });

export const count = componentStyle({ gridArea: 'count', fontWeight: font.weight.semibold, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

export const share = componentStyle({ gridArea: 'share', color: colour.text.secondary, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
