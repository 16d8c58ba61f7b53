import { colour, font, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

/** In the middle of its line, like the person beside it in a row. */
export const mark = componentStyle({ display: 'inline-grid', verticalAlign: 'middle', gap: space.xxsmall, minInlineSize: 0, lineHeight: font.lineHeight.tight });

export const state = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xsmall,
    fontWeight: font.weight.medium,
    whiteSpace: 'nowrap',
    // As high as the name beside it in a card: with a date below, it would be higher than that name.
    selectors: { 'li[data-row-id] &': { minBlockSize: '1.5rem' } },
  },
  variants: {
    status: {
      New: { color: colour.text.secondary },
      Draft: { color: colour.text.secondary },
      Scheduled: { color: colour.info.text },
      Published: { color: colour.success.text },
    },
  },
});

export const icon = componentStyle({ flexShrink: 0, inlineSize: '1rem', blockSize: '1rem' });

export const detail = componentStyle({ color: colour.text.secondary, fontSize: font.size.small, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
