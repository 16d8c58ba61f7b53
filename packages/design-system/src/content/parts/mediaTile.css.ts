import { colour, font, radius } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

/** The play icon of a video, over its frame. On a separate surface: the frame may have any colour. */
export const play = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: radius.full,
  backgroundColor: colour.surface.inverse,
  color: colour.text.onInverse,
});

/** The line below a file's name: its size, its progress, what went wrong. Takes the room that its actions leave. */
export const detail = componentRecipe({
  base: { minInlineSize: 0, marginInlineEnd: 'auto', fontSize: font.size.xsmall, lineHeight: font.lineHeight.tight, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  variants: { isError: { true: { color: colour.danger.text }, false: { color: colour.text.secondary } } },
});
