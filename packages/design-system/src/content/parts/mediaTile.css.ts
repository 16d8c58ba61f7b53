import { colour, font, radius } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

/** The sign of a film, over its frame. On a surface of its own: what is behind it may have any colour. */
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

/** What is said of a file below its name: its size, how far it is, what went wrong. Takes the room that its acts leave. */
export const detail = componentRecipe({
  base: { minInlineSize: 0, marginInlineEnd: 'auto', fontSize: font.size.xsmall, lineHeight: font.lineHeight.tight, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  variants: { isError: { true: { color: colour.danger.text }, false: { color: colour.text.secondary } } },
});
