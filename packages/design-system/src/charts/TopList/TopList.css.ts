import { cardSurface } from '../../theme/card.css.ts';
import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { hiddenFromSight } from '../../theme/hiddenFromSight.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { rightToLeft } from '../../theme/rightToLeft.ts';

export const frame = componentStyle({
  ...cardSurface,
  padding: space.large,
});

export const title = componentStyle({ fontSize: font.size.large, fontWeight: font.weight.semibold, marginBlockEnd: space.medium });

export const list = componentStyle({ display: 'grid', gap: space.medium });

export const entry = componentStyle({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

export const words = componentStyle({ display: 'flex', alignItems: 'baseline', gap: space.small });

export const label = componentStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const description = componentStyle({ fontSize: font.size.small, color: colour.text.secondary });

export const count = componentStyle({ fontWeight: font.weight.semibold, fontVariantNumeric: 'tabular-nums' });

export const unit = componentStyle(hiddenFromSight);

export const bar = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 4,
  borderRadius: radius.full,
  overflow: 'hidden',
  // It contains no text, so it can be mirrored as a whole.
  selectors: { [rightToLeft]: { transform: 'scaleX(-1)' } },
});

export const rail = componentStyle({ fill: colour.chart.grid });

export const amount = componentStyle({ fill: colour.chart.series1, '@media': { '(forced-colors: active)': { fill: 'Highlight' } } });
