import { colour, font, space } from '../../theme/contract.css.ts';
import { choiceRow, choiceTick, floatingSurface } from '../../theme/floating.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const popover = componentStyle({
  ...floatingSurface,
  minInlineSize: '12rem',
  maxInlineSize: 'min(22rem, calc(100vw - 1rem))',
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
  display: 'block',
  paddingInline: space.small,
  paddingBlock: space.xsmall,
  fontSize: font.size.xsmall,
  fontWeight: font.weight.semibold,
  color: colour.text.secondary,
});

export const item = componentRecipe({
  base: { ...choiceRow, selectors: { ...choiceRow.selectors, '&[data-refused]': { cursor: 'not-allowed' } } },
  variants: {
    /** What the action means. */
    tone: { neutral: {}, danger: { color: colour.danger.text } },
  },
});

export const icon = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  minInlineSize: '1.25rem',
  color: colour.text.secondary,
  selectors: { '[data-danger]:not([data-refused]) > &': { color: 'inherit' } },
  '@media': { '(forced-colors: active)': { selectors: { '[data-refused] > &': { color: 'GrayText' } } } },
});

export const words = componentStyle({ flex: 1, minInlineSize: 0, display: 'grid', overflowWrap: 'anywhere' });

/** The name of a refused action is dimmed; its reason is not. */
export const label = componentStyle({
  selectors: { '[data-refused] &': { color: colour.text.secondary } },
  '@media': { '(forced-colors: active)': { selectors: { '[data-refused] &': { color: 'GrayText' } } } },
});

export const detail = componentStyle({ fontSize: font.size.small, color: colour.text.secondary });

export const tick = componentStyle(choiceTick);

/** Rendered by CSS: keys describe a line and are not part of its name. */
export const shortcut = componentStyle({
  flexShrink: 0,
  fontFamily: 'inherit',
  fontSize: font.size.small,
  color: colour.text.secondary,
  selectors: { '&::after': { content: 'attr(data-keys)' } },
  // No keys where there is no keyboard.
  '@media': { '(hover: none) and (pointer: coarse)': { display: 'none' } },
});
