import { componentRecipe } from '../../theme/layered.css.ts';
import { gaps } from '../gap.ts';

export const stack = componentRecipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', minInlineSize: 0 },
  variants: {
    /** Room between the parts. */
    gap: gaps,
    /** Horizontal alignment of narrow parts. */
    align: { stretch: {}, start: { justifyItems: 'start' }, center: { justifyItems: 'center' } },
  },
  defaultVariants: { gap: 'large', align: 'stretch' },
});
