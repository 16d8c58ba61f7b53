import { colour, controlHeight, font, motion, radius, shadow, space } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const group = componentStyle({
  display: 'inline-flex',
  justifySelf: 'start',
  maxInlineSize: '100%',
  padding: space.xxsmall,
  gap: space.xxsmall,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  backgroundColor: colour.surface.sunken,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.medium,
});

export const segment = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    gap: space.xsmall,
    border: '1px solid transparent',
    borderRadius: `calc(${radius.medium} - 2px)`,
    backgroundColor: 'transparent',
    color: colour.text.secondary,
    fontWeight: font.weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `color ${motion.duration.quick} ${motion.easing.standard}`,
    selectors: {
      ...innerFocusRing,
      '&[data-hovered]': { color: colour.text.primary },
      '&[data-selected]': {
        backgroundColor: colour.surface.raised,
        borderColor: colour.border.control,
        boxShadow: shadow.raised,
        color: colour.accent.text,
        fontWeight: font.weight.semibold,
      },
      '&[data-disabled]': { color: colour.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      '(pointer: coarse)': { minBlockSize: controlHeight.large },
      '(forced-colors: active)': {
        selectors: { '&[data-selected]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' } },
      },
    },
  },
  variants: {
    size: {
      small: { minBlockSize: '1.375rem', paddingInline: space.small, fontSize: font.size.small },
      medium: { minBlockSize: `calc(${controlHeight.medium} - 6px)`, paddingInline: space.medium },
    },
  },
  defaultVariants: { size: 'medium' },
});
