import { colour, font, radius } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const avatar = componentRecipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: radius.full,
    fontWeight: font.weight.semibold,
    lineHeight: 1,
    userSelect: 'none',
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  variants: {
    size: {
      small: { inlineSize: '1.5rem', blockSize: '1.5rem', fontSize: '0.625rem' },
      medium: { inlineSize: '2rem', blockSize: '2rem', fontSize: font.size.xsmall },
      large: { inlineSize: '3rem', blockSize: '3rem', fontSize: font.size.large },
    },
    /** Derived from the name, so that a person keeps it. */
    tint: {
      accent: { backgroundColor: colour.accent.subtle, color: colour.accent.text },
      info: { backgroundColor: colour.info.subtle, color: colour.info.text },
      success: { backgroundColor: colour.success.subtle, color: colour.success.text },
      warning: { backgroundColor: colour.warning.subtle, color: colour.warning.text },
      danger: { backgroundColor: colour.danger.subtle, color: colour.danger.text },
      neutral: { backgroundColor: colour.neutral.subtle, color: colour.neutral.text },
    },
  },
  defaultVariants: { size: 'medium', tint: 'neutral' },
});

export const image = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', borderRadius: 'inherit' });
