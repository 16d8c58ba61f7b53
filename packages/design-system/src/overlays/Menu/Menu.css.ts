import { globalStyle } from '@vanilla-extract/css';
import { colour, controlHeight, font, radius, shadow, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const popover = componentStyle({
  minInlineSize: '12rem',
  maxInlineSize: 'min(22rem, calc(100vw - 2rem))',
  backgroundColor: colour.surface.raised,
  color: colour.text.primary,
  border: `1px solid ${colour.border.strong}`,
  borderRadius: radius.medium,
  boxShadow: shadow.overlay,
  overflow: 'auto',
});

export const menu = componentStyle({ padding: space.xsmall, outline: 'none' });

export const section = componentStyle({
  selectors: {
    '& + &': {
      marginBlockStart: space.xsmall,
      paddingBlockStart: space.xsmall,
      borderBlockStart: `1px solid ${colour.border.subtle}`,
    },
  },
});

export const heading = componentStyle({
  paddingInline: space.small,
  paddingBlock: space.xsmall,
  fontSize: font.size.xsmall,
  fontWeight: font.weight.semibold,
  color: colour.text.secondary,
});

export const item = componentRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space.small,
    minBlockSize: controlHeight.medium,
    paddingInline: space.small,
    paddingBlock: space.xsmall,
    borderRadius: radius.small,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-focused]': { backgroundColor: colour.surface.hover },
      '&[data-focus-visible]': { outline: `2px solid ${colour.focus.ring}`, outlineOffset: '-2px' },
      '&[data-disabled]': { color: colour.text.secondary, cursor: 'not-allowed' },
    },
    '@media': { '(pointer: coarse)': { minBlockSize: controlHeight.large } },
  },
  variants: {
    /** What the act means. */
    tone: { neutral: {}, danger: { color: colour.danger.text } },
  },
});

export const icon = componentStyle({ display: 'inline-flex', flexShrink: 0 });

globalStyle(`${icon} > svg`, { inlineSize: '1rem', blockSize: '1rem' });

export const words = componentStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const reason = componentStyle({ fontSize: font.size.xsmall, color: colour.text.secondary });
