import { colour, controlHeight, font, motion, radius, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { componentRecipe } from '../../theme/layered.css.ts';

const asButton = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.small,
  minBlockSize: controlHeight.medium,
  paddingInline: space.large,
  border: '1px solid transparent',
  borderRadius: radius.medium,
  fontWeight: font.weight.semibold,
  lineHeight: font.lineHeight.tight,
  textDecoration: 'none',
  // As high for fingers as the button beside it.
  '@media': { '(pointer: coarse)': { minBlockSize: controlHeight.large } },
} as const;

export const link = componentRecipe({
  base: {
    borderRadius: radius.small,
    cursor: 'pointer',
    transition: `color ${motion.duration.quick} ${motion.easing.standard}`,
    selectors: {
      ...focusRing,
      '&[data-disabled]': { cursor: 'not-allowed', color: colour.text.disabled },
    },
  },
  variants: {
    /** The link's surroundings, see the prop. */
    variant: {
      inline: {
        color: colour.text.link,
        textDecorationLine: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.2em',
        selectors: { '&[data-hovered]': { textDecorationThickness: '2px' } },
      },
      plain: {
        color: colour.text.primary,
        fontWeight: font.weight.medium,
        textDecoration: 'none',
        selectors: { '&:is([data-hovered], :hover), &:is([data-focus-visible], :focus-visible)': { color: colour.text.link, textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
      },
      button: {
        ...asButton,
        backgroundColor: colour.surface.base,
        borderColor: colour.border.control,
        color: colour.text.primary,
        selectors: { '&[data-hovered], &[data-pressed]': { backgroundColor: colour.surface.hover } },
      },
      buttonSolid: {
        ...asButton,
        backgroundColor: colour.accent.fill,
        color: colour.accent.onFill,
        selectors: { '&[data-hovered], &[data-pressed]': { backgroundColor: colour.accent.fillHover } },
      },
    },
  },
  defaultVariants: { variant: 'inline' },
});
