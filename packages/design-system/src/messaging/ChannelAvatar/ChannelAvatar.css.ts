import { componentRecipe } from '../../theme/layered.css.ts';

export const frame = componentRecipe({
  base: { flex: 'none', display: 'grid', placeContent: 'center', inlineSize: '3.125rem', blockSize: '3.125rem' },
  variants: {
    count: {
      one: {},
      several: { gridTemplateColumns: 'repeat(2, 1.5rem)', gap: '0.0625rem' },
    },
  },
});
