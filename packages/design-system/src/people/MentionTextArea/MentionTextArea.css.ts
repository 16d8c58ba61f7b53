import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { choiceRow, floatingSurface } from '../../theme/floating.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const frame = componentStyle({ position: 'relative', display: 'flex', isolation: 'isolate' });

/** Text and mirror break their lines alike: same box, same typeface, room for the same scrollbar. */
const writing = {
  paddingBlock: space.small,
  lineHeight: font.lineHeight.normal,
  whiteSpace: 'pre-wrap',
  unicodeBidi: 'plaintext',
  overflowWrap: 'break-word',
  scrollbarGutter: 'stable',
} as const;

export const area = componentStyle({ ...writing, position: 'relative', resize: 'vertical', backgroundColor: 'transparent' });

export const mirror = componentStyle({
  ...writing,
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  paddingInline: space.medium,
  border: '1px solid transparent',
  borderRadius: radius.medium,
  backgroundColor: colour.surface.base,
  color: 'transparent',
  overflow: 'hidden',
  pointerEvents: 'none',
  selectors: { '[aria-disabled="true"] + &, [readonly] + &': { backgroundColor: colour.surface.sunken } },
  // Nothing is transparent in forced colours: these words take the colour behind them.
  '@media': { '(pointer: coarse)': { fontSize: font.size.large }, '(forced-colors: active)': { color: 'Canvas' } },
});

/** No padding and no weight: the words must be exactly over those of the text. */
export const mention = componentStyle({
  borderRadius: radius.small,
  backgroundColor: colour.accent.subtleHover,
  color: 'transparent',
  boxShadow: `0 0 0 1px ${colour.accent.subtleHover}`,
  '@media': { '(forced-colors: active)': { color: 'Canvas', outline: '1px solid Highlight' } },
});

export const popover = componentStyle({ ...floatingSurface, inlineSize: 'min(20rem, calc(100vw - 3rem))', maxBlockSize: '18rem' });

export const list = componentStyle({ padding: space.xsmall });

export const option = componentStyle({
  ...choiceRow,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: colour.surface.hover },
    '&[aria-selected="true"]': { backgroundColor: colour.surface.selected },
  },
  '@media': { ...choiceRow['@media'], '(forced-colors: active)': { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } } },
});

export const status = componentStyle({ padding: space.medium, color: colour.text.secondary });
