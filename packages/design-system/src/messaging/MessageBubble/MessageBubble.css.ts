import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const message = componentRecipe({
  base: { display: 'flex', gap: space.small, minInlineSize: 0, borderRadius: radius.medium, selectors: focusRing },
  variants: { isOwn: { true: { justifyContent: 'flex-end' }, false: {} } },
});

const widest = 'min(36rem, 88%)';

export const column = componentRecipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xsmall, minInlineSize: 0, maxInlineSize: widest },
  variants: {
    // The reader's own messages end at the same edge, however wide each part is.
    isOwn: { true: { justifyItems: 'end' }, false: { justifyItems: 'start' } },
    // As wide as possible: the reader's own replies end where their other messages do.
    hasReplies: { true: { flex: '1 1 auto' }, false: {} },
  },
  compoundVariants: [{ variants: { isOwn: false, hasReplies: true }, style: { maxInlineSize: 'none' } }],
});

/** Space of the author's picture where that is shown above. */
export const pictureRoom = componentStyle({ flex: 'none', inlineSize: '2.5rem' });

export const header = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.small,
  fontSize: font.size.small,
  color: colour.text.secondary,
});

export const author = componentStyle({ fontWeight: font.weight.semibold, color: colour.text.primary, overflowWrap: 'anywhere' });

/** The bubble, and what can be done with it beside it. */
export const line = componentRecipe({
  base: { display: 'flex', alignItems: 'center', gap: space.xsmall, minInlineSize: 0, maxInlineSize: '100%' },
  variants: {
    isOwn: { true: { flexDirection: 'row-reverse' }, false: {} },
    /** Its column is wider than a message may be. */
    isNarrower: { true: { maxInlineSize: widest }, false: {} },
  },
});

/** Shown with the pointer or the focus at the message; always where there is no pointer. */
export const act = componentStyle({
  flex: 'none',
  '@media': {
    '(hover: hover) and (forced-colors: none)': {
      opacity: 0,
      selectors: { 'article:hover > * > * > &, article:focus-within > * > * > &': { opacity: 1 } },
    },
  },
});

/** Pictures and videos are no wider. */
const mediaWidth = '20rem';

export const bubble = componentRecipe({
  base: {
    maxInlineSize: '100%',
    paddingBlock: space.small,
    paddingInline: space.medium,
    borderRadius: radius.large,
    border: '1px solid transparent',
    overflowWrap: 'anywhere',
  },
  variants: {
    isOwn: {
      true: { backgroundColor: colour.accent.subtleHover, borderEndEndRadius: radius.small },
      false: { backgroundColor: colour.surface.base, borderColor: colour.border.subtle, borderStartStartRadius: radius.small },
    },
    // As wide as the picture at most, whose own width would count before it is limited.
    isMedia: { true: { maxInlineSize: `min(100%, calc(${mediaWidth} + 2 * ${space.medium} + 2px))` }, false: {} },
    hasFailed: { true: { borderColor: colour.danger.border }, false: {} },
    isCurrentMatch: { true: { outline: `2px solid ${colour.accent.control}`, outlineOffset: '1px' }, false: {} },
  },
});

export const text = componentStyle({ whiteSpace: 'pre-wrap', unicodeBidi: 'plaintext' });

export const attachment = componentStyle({ display: 'flex', alignItems: 'center', gap: space.small });

export const icon = componentStyle({ flex: 'none', inlineSize: '1.25em', blockSize: '1.25em' });

export const fileName = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const media = componentStyle({
  display: 'grid',
  gap: space.xsmall,
  maxInlineSize: '100%',
  padding: 0,
  border: 0,
  borderRadius: radius.medium,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: focusRing,
});

globalStyle(`${media} > :is(img, video)`, {
  '@layer': { [layers.component]: { display: 'block', maxInlineSize: `min(${mediaWidth}, 100%)`, maxBlockSize: '15rem', borderRadius: radius.medium, objectFit: 'cover' } },
});

export const mediaRoom = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: mediaWidth,
  maxInlineSize: '100%',
  aspectRatio: '16 / 9',
  borderRadius: radius.medium,
  backgroundColor: colour.surface.inverse,
  color: colour.text.onInverse,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const play = componentStyle({ inlineSize: '2.5rem', blockSize: '2.5rem' });

export const footer = componentRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.small,
    fontSize: font.size.small,
    color: colour.text.secondary,
    selectors: { '&:empty': { display: 'none' } },
  },
  variants: { isOwn: { true: { justifyContent: 'flex-end' }, false: {} } },
});

export const failed = componentStyle({ color: colour.danger.text, fontWeight: font.weight.medium });

export const unsure = componentStyle({ color: colour.text.primary, fontWeight: font.weight.medium });

export const replies = componentStyle({
  justifySelf: 'stretch',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  marginBlockStart: space.xsmall,
  paddingInlineStart: space.medium,
  borderInlineStart: `2px solid ${colour.border.subtle}`,
});
