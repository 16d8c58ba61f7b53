import { colour, radius } from '../theme/contract.css.ts';
import { componentRecipe } from '../theme/layered.css.ts';

/** The box by which a row or a picture is selected, as it is drawn; what is pressed around it is the row's. */
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
