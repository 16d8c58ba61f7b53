import { colour, controlHeight, font, motion, radius, shadow, space } from '../../theme/contract.css.ts';
import { focusRing, innerFocusRing } from '../../theme/focus.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { stacking } from '../../theme/stacking.ts';

/** The button in the top bar that opens one of its menus. */
export const trigger = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.small,
  minInlineSize: 0,
  flexShrink: 1,
  minBlockSize: controlHeight.large,
  paddingInline: space.small,
  border: '1px solid transparent',
  borderRadius: radius.medium,
  backgroundColor: 'transparent',
  color: colour.text.primary,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${motion.duration.quick} ${motion.easing.standard}`,
  selectors: {
    ...focusRing,
    '&[data-hovered], &[data-pressed], &[aria-expanded="true"]': { backgroundColor: colour.surface.hover },
  },
  '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
});

export const popover = componentStyle({
  zIndex: stacking.popover,
  inlineSize: '18rem',
  maxInlineSize: 'calc(100vw - 1rem)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: colour.surface.raised,
  color: colour.text.primary,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.large,
  boxShadow: shadow.overlay,
  transition: `opacity ${motion.duration.quick} ${motion.easing.standard}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

export const menu = componentStyle({ outline: 'none', paddingBlock: space.xsmall });

export const section = componentStyle({
  paddingBlock: space.xsmall,
  paddingInline: space.xsmall,
  selectors: { '& + &': { borderBlockStart: `1px solid ${colour.border.subtle}` } },
});

export const sectionTitle = componentStyle({
  display: 'block',
  paddingInline: space.small,
  paddingBlock: space.xsmall,
  fontSize: font.size.xsmall,
  fontWeight: font.weight.semibold,
  color: colour.text.secondary,
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: controlHeight.medium,
  paddingInline: space.small,
  paddingBlock: space.xsmall,
  borderRadius: radius.medium,
  color: colour.text.primary,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    ...innerFocusRing,
    '&[data-hovered], &[data-focused]': { backgroundColor: colour.surface.hover },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: controlHeight.large } },
});

export const itemIcon = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.25rem',
  color: colour.text.secondary,
});

export const itemText = componentStyle({ flex: 1, minInlineSize: 0, display: 'grid', overflowWrap: 'anywhere', lineHeight: font.lineHeight.tight });

export const itemDetail = componentStyle({ fontSize: font.size.small, color: colour.text.secondary });

/** Only the chosen item shows its tick, yet all keep its room. */
export const itemTick = componentStyle({
  flexShrink: 0,
  color: colour.accent.text,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});
