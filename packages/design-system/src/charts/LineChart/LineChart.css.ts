import { colour, font, radius, shadow, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

/** Height of the drawing in pixels. */
export const plotHeight = 260;

export const chart = componentStyle({
  minInlineSize: 0,
  padding: space.large,
  backgroundColor: colour.surface.base,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.large,
});

export const header = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.small,
  marginBlockEnd: space.medium,
});

export const title = componentStyle({ fontSize: font.size.large, fontWeight: font.weight.semibold });

export const description = componentStyle({ fontSize: font.size.small, color: colour.text.secondary });

export const area = componentStyle({ minInlineSize: 0, minBlockSize: plotHeight });

export const plot = componentStyle({
  position: 'relative',
  blockSize: plotHeight,
  borderRadius: radius.small,
  // The drawing runs left to right in every language, as time does on an axis.
  direction: 'ltr',
  selectors: focusRing,
});

export const gridLine = componentStyle({ stroke: colour.chart.grid, shapeRendering: 'crispEdges' });

export const axisText = componentStyle({
  fontSize: font.size.xsmall,
  fontVariantNumeric: 'tabular-nums',
  fill: colour.text.secondary,
});

export const fill = componentStyle({ fill: colour.chart.area });

export const line = componentStyle({
  fill: 'none',
  stroke: colour.chart.series1,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const dot = componentStyle({ fill: colour.chart.series1 });

export const cursor = componentStyle({ stroke: colour.border.control, strokeDasharray: '3 3' });

export const activeDot = componentStyle({ fill: colour.chart.series1, stroke: colour.surface.base, strokeWidth: 2 });

/** Width of the tooltip in pixels: enough for the longest day's name on two lines. */
export const tipWidth = 150;

export const tip = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  display: 'grid',
  inlineSize: tipWidth,
  paddingBlock: space.xsmall,
  paddingInline: space.small,
  borderRadius: radius.small,
  fontSize: font.size.small,
  backgroundColor: colour.surface.inverse,
  color: colour.text.onInverse,
  boxShadow: shadow.overlay,
  pointerEvents: 'none',
});

export const tableScroller = componentStyle({ maxBlockSize: plotHeight, overflow: 'auto', selectors: focusRing });

export const table = componentStyle({ inlineSize: '100%', fontSize: font.size.small });

export const cell = componentStyle({
  paddingBlock: space.small,
  paddingInline: space.small,
  fontWeight: font.weight.regular,
  textAlign: 'start',
  borderBlockEnd: `1px solid ${colour.border.subtle}`,
});

export const numberCell = componentStyle([
  cell,
  { fontWeight: font.weight.medium, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
]);
