import { colour, controlHeight, font, motion, radius, shadow, space } from '../../theme/contract.css.ts';
import { focusRing, innerFocusRing } from '../../theme/focus.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { stacking } from '../../theme/stacking.ts';

const fingers = '(pointer: coarse), (width < 48rem)';

export const field = componentStyle({ position: 'relative', display: 'flex', alignItems: 'center', minInlineSize: 0 });

const control = {
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: controlHeight.small,
  border: `1px solid ${colour.border.strong}`,
  borderRadius: radius.small,
  backgroundColor: colour.surface.base,
  color: colour.text.primary,
  fontSize: font.size.small,
  fontWeight: font.weight.regular,
  '@media': { [fingers]: { minBlockSize: controlHeight.large } },
} as const;

const chosenNow = { borderColor: colour.accent.control, backgroundColor: colour.accent.subtle };

export const input = componentStyle({
  ...control,
  paddingInlineStart: '1.75rem',
  paddingInlineEnd: '1.75rem',
  selectors: {
    ...focusRing,
    '&[data-active]': chosenNow,
    '&::placeholder': { color: colour.text.secondary, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const searchIcon = componentStyle({
  position: 'absolute',
  insetInlineStart: space.small,
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  color: colour.text.secondary,
  pointerEvents: 'none',
});

export const clear = componentStyle({
  position: 'absolute',
  insetInlineEnd: space.xxsmall,
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  color: colour.text.secondary,
  cursor: 'pointer',
  selectors: { ...innerFocusRing, '&[data-hovered]': { color: colour.text.primary, backgroundColor: colour.surface.hover } },
  '@media': { [fingers]: { inlineSize: controlHeight.large, blockSize: controlHeight.large, insetInlineEnd: 0 } },
});

export const clearIcon = componentStyle({ inlineSize: '0.875rem', blockSize: '0.875rem' });

export const select = componentStyle({ display: 'flex', inlineSize: '100%', minInlineSize: 0 });

export const trigger = componentStyle({
  ...control,
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  paddingInline: space.small,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    ...focusRing,
    '&[data-hovered], &[data-pressed]': { backgroundColor: colour.surface.hover },
    '&[data-active]': { ...chosenNow, paddingInlineEnd: '1.75rem' },
  },
});

export const chosen = componentStyle({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: colour.text.secondary } },
});

export const chevron = componentStyle({
  flex: 'none',
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  color: colour.text.secondary,
  selectors: { [`${trigger}[data-active] &`]: { display: 'none' } },
});

export const popover = componentStyle({
  zIndex: stacking.popover,
  minInlineSize: 'max(var(--trigger-width), 11rem)',
  maxInlineSize: 'min(20rem, 90vw)',
  overflow: 'auto',
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.medium,
  backgroundColor: colour.surface.raised,
  color: colour.text.primary,
  boxShadow: shadow.overlay,
  transition: `opacity ${motion.duration.quick} ${motion.easing.enter}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

export const list = componentStyle({ padding: space.xsmall, outline: 'none' });

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: controlHeight.medium,
  paddingInline: space.small,
  borderRadius: radius.small,
  fontSize: font.size.medium,
  cursor: 'pointer',
  selectors: {
    ...innerFocusRing,
    '&[data-hovered], &[data-focused]': { backgroundColor: colour.surface.hover },
    '&[data-selected]': { color: colour.accent.text, fontWeight: font.weight.semibold, backgroundColor: colour.surface.selected },
  },
  '@media': { [fingers]: { minBlockSize: controlHeight.large } },
});

export const optionLabel = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
