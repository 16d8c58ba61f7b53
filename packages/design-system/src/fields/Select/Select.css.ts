import { colour, controlHeight, space } from '../../theme/contract.css.ts';
import { focusRing, innerFocusRing } from '../../theme/focus.css.ts';
import { floatingSurface } from '../../theme/floating.css.ts';
import { hiddenFromSight } from '../../theme/hiddenFromSight.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';
import { boxButton } from '../boxParts.css.ts';
// The ring around the focused field is this file's: its rules have to come after those of the box, whoever imports them first.
import '../size.css.ts';

export const frame = componentStyle({ position: 'relative', display: 'flex', minInlineSize: 0 });

export const hiddenLabel = componentStyle(hiddenFromSight);

export const button = componentRecipe({
  base: {
    gap: space.small,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { ...focusRing, '&[data-hovered]:not([aria-disabled="true"])': { backgroundColor: colour.surface.hover } },
  },
  variants: {
    /** Room at the end for the cross, which is a separate button over this one. */
    hasCross: { true: { paddingInlineEnd: '2.25rem', '@media': { '(pointer: coarse)': { paddingInlineEnd: controlHeight.large } } } },
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

export const chevron = componentStyle({ flexShrink: 0, color: colour.text.secondary });

export const clear = componentStyle({
  ...boxButton,
  position: 'absolute',
  insetInlineEnd: space.xxsmall,
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  selectors: { ...innerFocusRing, '&[data-hovered]': { backgroundColor: colour.surface.pressed, color: colour.text.primary } },
  '@media': { '(pointer: coarse)': { inlineSize: controlHeight.large, blockSize: controlHeight.large, insetInlineEnd: 0 } },
});

export const popover = componentStyle({
  ...floatingSurface,
  minInlineSize: 'max(var(--trigger-width), 8rem)',
  maxInlineSize: 'min(24rem, calc(100vw - 1rem))',
});

export const list = componentStyle({ padding: space.xsmall, outline: 'none' });
