import { colour, controlHeight, font, radius, space } from '../../theme/contract.css.ts';
import { focusRing, innerFocusRing } from '../../theme/focus.css.ts';
import { choiceRowInWindow, choiceTick, floatingSurface } from '../../theme/floating.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { tokenButton } from '../boxParts.css.ts';

export const button = componentStyle({
  gap: space.small,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { ...focusRing, '&[data-hovered]:not([aria-disabled="true"])': { backgroundColor: colour.surface.hover } },
});

export const value = componentStyle({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: colour.text.secondary } },
});

export const chevron = componentStyle({ flexShrink: 0, color: colour.text.secondary });

export const tokens = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xsmall, minInlineSize: 0 });

export const tokenList = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall });

const tokenHeight = '1.625rem';

/** Of one line of tokens that are not there yet. */
export const tokenRoom = componentStyle({ blockSize: tokenHeight });

export const token = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  gap: space.xxsmall,
  minBlockSize: tokenHeight,
  paddingInlineStart: space.small,
  backgroundColor: colour.accent.subtle,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.small,
  fontSize: font.size.small,
  cursor: 'default',
  selectors: { ...focusRing, '&:not(:has(button))': { paddingInlineEnd: space.small } },
  '@media': { '(pointer: coarse)': { minBlockSize: controlHeight.large } },
});

export const tokenText = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const remove = componentStyle({
  ...tokenButton,
  selectors: { ...innerFocusRing, '&[data-hovered]': { backgroundColor: colour.accent.subtleHover, color: colour.text.primary } },
});

export const textButton = componentStyle({
  minBlockSize: controlHeight.small,
  paddingInline: space.xsmall,
  border: 'none',
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  color: colour.text.link,
  fontSize: font.size.small,
  fontWeight: font.weight.medium,
  cursor: 'pointer',
  selectors: { ...innerFocusRing, '&[data-hovered]': { textDecoration: 'underline' } },
  '@media': { '(pointer: coarse)': { minBlockSize: controlHeight.large } },
});

export const popover = componentStyle({
  ...floatingSurface,
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'max(var(--trigger-width), 14rem)',
  maxInlineSize: 'calc(100vw - 1rem)',
});

/** As high as the popover allows; the list in it scrolls. */
export const dialog = componentStyle({ display: 'flex', flexDirection: 'column', minBlockSize: 0, outline: 'none' });

export const head = componentStyle({
  display: 'grid',
  flexShrink: 0,
  gap: space.xsmall,
  padding: space.small,
  borderBlockEnd: `1px solid ${colour.border.subtle}`,
});

export const acts = componentStyle({ display: 'flex', justifyContent: 'space-between', gap: space.small });

export const list = componentStyle({ overflow: 'auto', outline: 'none', minBlockSize: 0 });

export const item = componentStyle(choiceRowInWindow);

export const itemText = componentStyle({ flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const tick = componentStyle(choiceTick);

export const empty = componentStyle({ padding: space.small, textAlign: 'center', color: colour.text.secondary });
