import { componentRecipe } from '../../theme/layered.css.ts';
import { gaps } from '../gap.ts';

const atLeast = (width: string) => ({ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))` });

export const grid = componentRecipe({
  base: { display: 'grid', minInlineSize: 0 },
  variants: {
    /** Room between the parts. */
    gap: gaps,
    /** Least width of a column. */
    columns: { small: atLeast('12rem'), medium: atLeast('17rem'), large: atLeast('28rem') },
  },
  defaultVariants: { gap: 'large', columns: 'medium' },
});
