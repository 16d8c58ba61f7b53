import { colour, controlHeight, font, motion, radius, shadow, space } from '../../theme/contract.css.ts';
import { focusRing, innerFocusRing } from '../../theme/focus.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';
import { stacking } from '../../theme/stacking.ts';

export const frame = componentStyle({ position: 'relative', display: 'flex', minInlineSize: 0 });

export const button = componentRecipe({
  base: {
    gap: space.small,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { ...focusRing, '&[data-hovered]:not([aria-disabled="true"])': { backgroundColor: colour.surface.hover } },
  },
  variants: {
    /** Room at the end for the cross, which is a button of its own over this one. */
    hasCross: { true: { paddingInlineEnd: '4rem' } },
  },
});

export const value = componentStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: colour.text.secondary } },
});

export const chevron = componentStyle({ position: 'absolute', insetInlineEnd: space.medium, flexShrink: 0, color: colour.text.secondary, pointerEvents: 'none' });

export const clear = componentStyle({
  position: 'absolute',
  insetInlineEnd: '2rem',
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  display: 'grid',
  placeItems: 'center',
  inlineSize: controlHeight.small,
  blockSize: controlHeight.small,
  padding: 0,
  border: 'none',
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  color: colour.text.secondary,
  cursor: 'pointer',
  selectors: { ...focusRing, '&[data-hovered]': { backgroundColor: colour.surface.pressed, color: colour.text.primary } },
});

export const popover = componentStyle({
  zIndex: stacking.popover,
  minInlineSize: 'var(--trigger-width)',
  maxInlineSize: 'min(24rem, calc(100vw - 1rem))',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: colour.surface.raised,
  color: colour.text.primary,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.medium,
  boxShadow: shadow.overlay,
  transition: `opacity ${motion.duration.quick} ${motion.easing.standard}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

export const list = componentStyle({ padding: space.xsmall, outline: 'none' });

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: controlHeight.medium,
  paddingBlock: space.xsmall,
  paddingInline: space.small,
  borderRadius: radius.small,
  lineHeight: font.lineHeight.tight,
  cursor: 'pointer',
  selectors: {
    ...innerFocusRing,
    '&[data-hovered], &[data-focused]': { backgroundColor: colour.surface.hover },
    '&[data-selected]': { fontWeight: font.weight.semibold },
    '&[data-disabled]': { color: colour.text.disabled, cursor: 'not-allowed' },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: controlHeight.large } },
});

export const itemText = componentStyle({ flex: 1, minInlineSize: 0, display: 'grid', overflowWrap: 'anywhere' });

/** In the closed field the second line would be cut: only the list shows it. */
export const itemDetail = componentStyle({
  fontSize: font.size.small,
  fontWeight: font.weight.regular,
  color: colour.text.secondary,
  selectors: { [`${value} &`]: { display: 'none' } },
});

export const tick = componentStyle({
  flexShrink: 0,
  color: colour.accent.text,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' }, [`${value} &`]: { display: 'none' } },
});
