import { globalStyle } from '@vanilla-extract/css';
import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const badge = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xsmall,
    maxInlineSize: '100%',
    paddingInline: space.small,
    paddingBlock: space.xxsmall,
    borderRadius: radius.full,
    fontSize: font.size.xsmall,
    fontWeight: font.weight.semibold,
    lineHeight: font.lineHeight.normal,
    whiteSpace: 'nowrap',
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  variants: {
    /** What the state means. */
    tone: {
      neutral: { backgroundColor: colour.neutral.subtle, color: colour.neutral.text },
      accent: { backgroundColor: colour.accent.subtle, color: colour.accent.text },
      info: { backgroundColor: colour.info.subtle, color: colour.info.text },
      success: { backgroundColor: colour.success.subtle, color: colour.success.text },
      warning: { backgroundColor: colour.warning.subtle, color: colour.warning.text },
      danger: { backgroundColor: colour.danger.subtle, color: colour.danger.text },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export const icon = componentStyle({ display: 'inline-flex' });

globalStyle(`${icon} > svg`, { inlineSize: '0.875rem', blockSize: '0.875rem' });
