import { cardSurface } from '../../theme/card.css.ts';
import { colour, controlHeight, font, radius, space } from '../../theme/contract.css.ts';
import { inverseNote } from '../../theme/floating.css.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { hiddenFromSight } from '../../theme/hiddenFromSight.ts';

/** Height of the drawing in pixels. */
export const plotHeight = 260;

export const chart = componentStyle({
  ...cardSurface,
  padding: space.large,
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

/** Clipped with room for the focus ring: for one frame after the room shrinks, the drawing is wider than it. */
export const body = componentStyle({
  minInlineSize: 0,
  minBlockSize: plotHeight,
  overflow: 'clip',
  overflowClipMargin: 6,
  // Centres the text that replaces a drawing.
  selectors: { '&[data-without-drawing]': { display: 'grid', alignContent: 'center' } },
});

export const plot = componentStyle({
  position: 'relative',
  blockSize: plotHeight,
  borderRadius: radius.small,
  selectors: focusRing,
});

/** Its places are counted from the left, mirrored by hand: `text-anchor` must not turn them a second time. */
export const drawing = componentStyle({ direction: 'ltr' });

export const gridLine = componentStyle({ stroke: colour.chart.grid, shapeRendering: 'crispEdges' });

export const axisText = componentStyle({
  fontSize: font.size.xsmall,
  fontVariantNumeric: 'tabular-nums',
  fill: colour.text.secondary,
});

export const area = componentStyle({ fill: colour.chart.area });

export const line = componentStyle({
  fill: 'none',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const cursor = componentStyle({ stroke: colour.border.control, strokeDasharray: '3 3' });

export const activeDot = componentStyle({ stroke: colour.surface.base, strokeWidth: 2 });

/** The band of the active stop, behind its bars. */
export const activeBand = componentStyle({ fill: colour.surface.hover });

/** The pattern over a bar's colour, so that bars differ without colour. */
export const patternLine = componentStyle({ stroke: colour.surface.base, strokeWidth: 1.5, fill: 'none' });

export const patternDot = componentStyle({ fill: colour.surface.base });

export const bar = componentStyle({ '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } } });

/** Width of the tooltip in pixels at the usual text size: enough for the longest day's name on two lines. */
export const tipWidth = 168;

export const tip = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  display: 'grid',
  inlineSize: `${tipWidth / 16}rem`,
  maxInlineSize: '100%',
  ...inverseNote,
  pointerEvents: 'none',
});

export const tipRow = componentStyle({ display: 'flex', alignItems: 'center', gap: space.xsmall });

export const tipName = componentStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const tipValue = componentStyle({ fontWeight: font.weight.semibold, fontVariantNumeric: 'tabular-nums' });

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.small });

export const legend = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall, marginBlockEnd: space.medium });

export const legendItem = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  minBlockSize: controlHeight.small,
  paddingInline: space.small,
  borderRadius: radius.full,
  border: `1px solid ${colour.border.control}`,
  backgroundColor: 'transparent',
  color: colour.text.primary,
  fontSize: font.size.small,
  cursor: 'pointer',
  selectors: {
    ...focusRing,
    '&[data-hovered]': { backgroundColor: colour.surface.hover },
    '&:not([data-selected])': { color: colour.text.secondary, textDecoration: 'line-through', borderStyle: 'dashed' },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem' } },
});

export const swatch = componentStyle({ flex: 'none', display: 'block' });

export const note = componentStyle({ marginBlockEnd: space.small, fontSize: font.size.small, color: colour.text.secondary });

export const announcement = componentStyle(hiddenFromSight);

export const numbers = componentStyle({ display: 'grid', justifyItems: 'start', gap: space.small });

export const tableScroller = componentStyle({ inlineSize: '100%', maxBlockSize: plotHeight, overflow: 'auto', selectors: focusRing });

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
