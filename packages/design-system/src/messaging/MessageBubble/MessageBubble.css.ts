import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const message = componentRecipe({
  base: { display: 'flex', gap: space.small, minInlineSize: 0, borderRadius: radius.medium, selectors: focusRing },
  variants: { isOwn: { true: { justifyContent: 'flex-end' }, false: {} } },
});

export const column = componentRecipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xsmall, minInlineSize: 0, maxInlineSize: 'min(36rem, 88%)' },
  // One's own words end at one edge, however wide each part is.
  variants: { isOwn: { true: { justifyItems: 'end' }, false: { justifyItems: 'start' } } },
});

export const header = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.small,
  fontSize: font.size.small,
  color: colour.text.secondary,
});

export const author = componentStyle({ fontWeight: font.weight.semibold, color: colour.text.primary, overflowWrap: 'anywhere' });

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
      true: { backgroundColor: colour.accent.subtle, borderEndEndRadius: radius.small },
      false: { backgroundColor: colour.surface.sunken, borderStartStartRadius: radius.small },
    },
    hasFailed: { true: { borderColor: colour.danger.border }, false: {} },
  },
});

export const text = componentStyle({ whiteSpace: 'pre-wrap' });

export const attachment = componentStyle({ display: 'flex', alignItems: 'center', gap: space.small });

export const icon = componentStyle({ flex: 'none', inlineSize: '1.25em', blockSize: '1.25em' });

export const fileName = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const download = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '2rem',
  minBlockSize: '2rem',
  borderRadius: radius.small,
  color: colour.accent.text,
  selectors: focusRing,
});

export const media = componentStyle({
  display: 'grid',
  gap: space.xsmall,
  padding: 0,
  border: 0,
  borderRadius: radius.medium,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: focusRing,
});

export const picture = componentStyle({
  display: 'block',
  maxInlineSize: 'min(20rem, 100%)',
  maxBlockSize: '15rem',
  borderRadius: radius.medium,
  objectFit: 'cover',
});

export const mediaRoom = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(16rem, 100%)',
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
  // The icon of the quiet button aligns with the bubble's edge; its padding overhangs.
  variants: {
    isOwn: {
      true: {},
      false: { marginInlineStart: `calc(-1 * ${space.small})`, '@media': { '(forced-colors: active)': { marginInlineStart: 0 } } },
    },
  },
});

export const failed = componentStyle({ color: colour.danger.text, fontWeight: font.weight.medium });

export const replies = componentStyle({
  justifySelf: 'stretch',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  marginBlockStart: space.xsmall,
  paddingInlineStart: space.medium,
  borderInlineStart: `2px solid ${colour.border.subtle}`,
});
