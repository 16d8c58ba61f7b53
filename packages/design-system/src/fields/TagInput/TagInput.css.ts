import { colour, controlHeight, font, radius, space } from '../../theme/contract.css.ts';
import { focusRing, innerFocusRing } from '../../theme/focus.css.ts';
import { choiceRow, floatingSurface } from '../../theme/floating.css.ts';
import { hiddenFromSight } from '../../theme/hiddenFromSight.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { tokenButton } from '../boxParts.css.ts';

/** Duration of the shake in milliseconds. `TAG-15`. */
export const shakeDuration = 400;

export const group = componentStyle({
  flexWrap: 'wrap',
  gap: space.xsmall,
  paddingBlock: space.xsmall,
  paddingInline: space.xsmall,
  cursor: 'text',
});

export const tokens = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall, minInlineSize: 0, maxInlineSize: '100%' });

export const token = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: '1.625rem',
  paddingInlineStart: space.small,
  backgroundColor: colour.accent.subtle,
  color: colour.text.primary,
  borderRadius: radius.small,
  fontSize: font.size.small,
  fontWeight: font.weight.medium,
  cursor: 'default',
  selectors: {
    ...focusRing,
    '&:not([data-allows-removing])': { paddingInlineEnd: space.small },
    // The grey of a field that is locked is close to that of a token.
    [`${group}[data-readonly] &`]: { boxShadow: `inset 0 0 0 1px ${colour.border.strong}` },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: controlHeight.large, fontSize: font.size.medium } },
});

export const tokenText = componentStyle({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const remove = componentStyle({
  ...tokenButton,
  selectors: { ...innerFocusRing, '&[data-hovered]': { backgroundColor: colour.surface.pressed, color: colour.text.primary } },
});

export const input = componentStyle({
  flex: '1 1 6rem',
  minInlineSize: 0,
  minBlockSize: '1.625rem',
  paddingBlock: 0,
  paddingInline: space.small,
  border: 'none',
  outline: 'none',
  backgroundColor: 'transparent',
  color: 'inherit',
  fontSize: 'inherit',
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: colour.text.secondary, opacity: 1 } },
});

export const popover = componentStyle({
  ...floatingSurface,
  minInlineSize: 'min(max(var(--trigger-width), 8rem), calc(100vw - 1rem))',
  maxInlineSize: 'min(24rem, calc(100vw - 1rem))',
});

export const list = componentStyle({ padding: space.xsmall, outline: 'none' });

export const choice = componentStyle({ ...choiceRow, overflowWrap: 'anywhere' });

export const spoken = componentStyle(hiddenFromSight);
