import { createVar } from '@vanilla-extract/css';
import { colour, font, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const leastRows = createVar();
export const mostRows = createVar();

const heightOf = (rows: string) => `calc(${rows} * ${font.lineHeight.normal} * 1em + 2 * ${space.small} + 2px)`;

export const area = componentRecipe({
  base: { display: 'block', paddingBlock: space.small, lineHeight: font.lineHeight.normal, resize: 'vertical' },
  variants: {
    // In a browser without field-sizing the area keeps its rows and scrolls.
    isGrowing: {
      true: { fieldSizing: 'content', resize: 'none', minBlockSize: heightOf(leastRows), maxBlockSize: heightOf(mostRows) } as never,
    },
  },
});

export const foot = componentStyle({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space.medium });

export const texts = componentStyle({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

export const count = componentRecipe({
  base: {
    flexShrink: 0,
    marginInlineStart: 'auto',
    fontSize: font.size.small,
    fontVariantNumeric: 'tabular-nums',
    color: colour.text.secondary,
  },
  variants: {
    state: {
      plain: {},
      near: { color: colour.text.primary, fontWeight: font.weight.semibold },
      over: { color: colour.danger.text, fontWeight: font.weight.semibold },
    },
  },
});
