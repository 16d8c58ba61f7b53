import { colour, radius } from '../theme/contract.css.ts';
import { componentRecipe } from '../theme/layered.css.ts';

/** The visible box that selects a row or a picture; a press around it belongs to the row. */
export const selectionBox = componentRecipe({
  base: {
    flex: 'none',
    display: 'grid',
    placeContent: 'center',
    border: `1px solid ${colour.border.control}`,
    borderRadius: radius.small,
    backgroundColor: colour.surface.base,
    selectors: {
      '&[data-selected]': { borderColor: colour.accent.control, backgroundColor: colour.accent.control, color: colour.accent.onControl },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-selected]': { borderColor: 'Highlight', backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
      },
    },
  },
  variants: {
    /** In a row of text, or over a picture. */
    place: { row: { inlineSize: '1.125rem', blockSize: '1.125rem', fontSize: '0.875rem' }, picture: { inlineSize: '1.375rem', blockSize: '1.375rem' } },
  },
});
