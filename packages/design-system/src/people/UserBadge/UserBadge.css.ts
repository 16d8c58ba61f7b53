import { colour, font, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const root = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.small,
  minInlineSize: 0,
  maxInlineSize: '100%',
});

export const words = componentStyle({ display: 'grid', minInlineSize: 0, lineHeight: font.lineHeight.tight });

/** Cut with its title; in a card of a list, which fingers use, it wraps, and in a cell that wraps on two lines. */
const cut = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    'li[data-row-id] &, [data-wraps] &': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    'td[data-wraps] &, th[data-wraps] &': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
  },
} as const;

export const name = componentRecipe({
  base: cut,
  variants: { isUnknown: { true: { color: colour.text.secondary, fontStyle: 'normal' } } },
});

export const detail = componentStyle({ ...cut, fontSize: font.size.xsmall, color: colour.text.secondary });
