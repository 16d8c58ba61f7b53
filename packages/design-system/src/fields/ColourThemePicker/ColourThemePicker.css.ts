import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

/** Four beside each other, two, or one: three would leave the fourth alone in its row. */
const width = `min(100%, max(10rem, min((43rem - 100%) * 999, 50% - ${space.medium})))`;

export const cards = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${width}, 1fr))`,
  gap: space.medium,
  paddingBlock: space.xxsmall,
});

export const card = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  backgroundColor: colour.surface.base,
  color: colour.text.primary,
  border: `1px solid ${colour.border.control}`,
  borderRadius: radius.medium,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: colour.surface.hover },
    '&[data-selected]': { borderColor: colour.accent.control, boxShadow: `0 0 0 1px ${colour.accent.control}` },
    '&[data-focus-visible]': { outline: `2px solid ${colour.focus.ring}`, outlineOffset: '3px' },
    '&[data-refused], &[data-disabled]': { cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-selected]': { borderColor: 'Highlight', borderWidth: '3px' } } } },
});

export const preview = componentStyle({
  display: 'flex',
  blockSize: '5.5rem',
  borderBlockEnd: `1px solid ${colour.border.subtle}`,
  selectors: { '[data-disabled] > &': { opacity: 0.5 } },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

/** Has its own `data-theme` and `data-scheme`: every colour in it is that tenant's. */
export const half = componentStyle({ flex: 1, minInlineSize: 0, display: 'flex', overflow: 'hidden', backgroundColor: colour.surface.canvas });

export const bar = componentStyle({ flexShrink: 0, inlineSize: '0.625rem', backgroundColor: colour.accent.fill });

export const page = componentStyle({ flex: 1, minInlineSize: 0, display: 'grid', alignContent: 'center', gap: '0.3rem', padding: space.small });

export const heading = componentStyle({ inlineSize: '60%', blockSize: '0.5rem', borderRadius: radius.small, backgroundColor: colour.accent.control });

export const line = componentStyle({ blockSize: '0.3rem', borderRadius: radius.small, backgroundColor: colour.border.strong });

export const action = componentStyle({
  justifySelf: 'start',
  marginBlockStart: space.xxsmall,
  paddingInline: space.small,
  borderRadius: radius.small,
  backgroundColor: colour.accent.fill,
  color: colour.accent.onFill,
  fontSize: font.size.xsmall,
  fontWeight: font.weight.semibold,
});

export const caption = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: '2.75rem',
  paddingInline: space.small,
  overflowWrap: 'anywhere',
  selectors: { '[data-selected] > &': { fontWeight: font.weight.semibold } },
});

/** An empty ring; the chosen one is filled and holds a tick, so that the choice shows without colour. */
export const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `1.5px solid ${colour.border.control}`,
  borderRadius: radius.full,
  fontSize: font.size.xsmall,
  color: 'transparent',
  selectors: {
    '[data-selected] &': { backgroundColor: colour.accent.control, borderColor: colour.accent.control, color: colour.accent.onControl },
  },
  '@media': {
    // Nothing is transparent in forced colours: the tick of an empty ring takes the colour behind it.
    '(forced-colors: active)': {
      color: 'Canvas',
      borderColor: 'CanvasText',
      selectors: { '[data-selected] &': { borderColor: 'Highlight', backgroundColor: 'Highlight', color: 'HighlightText' } },
    },
  },
});
