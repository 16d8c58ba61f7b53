import { colour, controlHeight, font, motion, radius, space } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const row = componentRecipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.medium,
    inlineSize: '100%',
    minBlockSize: controlHeight.medium,
    paddingBlock: space.xsmall,
    paddingInline: space.small,
    border: 'none',
    borderRadius: radius.medium,
    backgroundColor: 'transparent',
    color: colour.text.secondary,
    fontWeight: font.weight.medium,
    lineHeight: font.lineHeight.tight,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${motion.duration.quick} ${motion.easing.standard}`,
    selectors: {
      ...innerFocusRing,
      '&[data-hovered], &[data-pressed]': { backgroundColor: colour.surface.hover, color: colour.text.primary },
      '&[aria-current="page"]': { backgroundColor: colour.surface.selected, color: colour.accent.text, fontWeight: font.weight.semibold },
      // The bar beside the current entry: all that forced colours keep of the mark.
      '&[aria-current="page"]::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlock: '22%',
        inlineSize: '3px',
        borderRadius: radius.full,
        backgroundColor: colour.accent.control,
      },
    },
    '@media': {
      '(pointer: coarse)': { minBlockSize: controlHeight.large },
      '(forced-colors: active)': { selectors: { '&[aria-current="page"]::before': { backgroundColor: 'Highlight' } } },
    },
  },
  variants: {
    /** A sub-link under a group. */
    isNested: { true: { paddingInlineStart: '2.5rem' } },
    /** A button that opens its sub-links. */
    isGroup: { true: {} },
  },
});

export const icon = componentStyle({ display: 'grid', placeItems: 'center', flexShrink: 0, inlineSize: '1.25rem', fontSize: font.size.large });

export const text = componentStyle({ flex: 1, minInlineSize: 0, display: 'grid', gap: '1px' });

/** Names are the customer's own and may be long: two lines, then an ellipsis; the accessible name stays whole. */
export const label = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

export const description = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: font.size.xsmall,
  fontWeight: font.weight.regular,
  color: colour.text.secondary,
});

export const groupHeading = componentStyle({ display: 'flex' });

export const chevron = componentStyle({
  flexShrink: 0,
  transition: `transform ${motion.duration.normal} ${motion.easing.standard}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const nested = componentStyle({ display: 'grid', gap: space.xxsmall, paddingBlockStart: space.xxsmall });
