import { colour } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { rightToLeft } from '../../theme/rightToLeft.ts';

export const drawing = componentStyle({
  display: 'block',
  maxInlineSize: '100%',
  // It contains no text, so it can be mirrored as a whole.
  selectors: { [rightToLeft]: { transform: 'scaleX(-1)' } },
});

export const line = componentStyle({
  fill: 'none',
  stroke: colour.chart.series1,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const last = componentStyle({ fill: colour.chart.series1 });

export const nothing = componentStyle({ stroke: colour.border.control, strokeDasharray: '2 3' });
