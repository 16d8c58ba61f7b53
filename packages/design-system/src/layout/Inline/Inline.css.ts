import { componentRecipe } from '../../theme/layered.css.ts';
import { gaps } from '../gap.ts';

export const inline = componentRecipe({
  base: { display: 'flex', flexWrap: 'wrap', minInlineSize: 0 },
  variants: {
    /** Room between the parts. */
    gap: gaps,
    /** Vertical alignment of parts of different heights. */
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
    },
    /** How they share the line. */
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
  },
  defaultVariants: { gap: 'small', align: 'center', justify: 'start' },
});
