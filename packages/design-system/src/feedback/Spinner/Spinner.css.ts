import { createVar, keyframes } from '@vanilla-extract/css';
import { colour, radius } from '../../theme/contract.css.ts';
import { componentRecipe } from '../../theme/layered.css.ts';

/** How long nothing shows. */
export const delay = createVar();

const turn = keyframes({ to: { rotate: '1turn' } });
const appear = keyframes({ to: { visibility: 'visible' } });

export const spinner = componentRecipe({
  base: {
    display: 'inline-block',
    flexShrink: 0,
    border: `2px solid ${colour.border.subtle}`,
    borderBlockStartColor: colour.accent.control,
    borderRadius: radius.full,
    visibility: 'hidden',
    animation: `${turn} 800ms linear infinite, ${appear} 1ms linear ${delay} forwards`,
  },
  variants: {
    size: {
      small: { inlineSize: '1rem', blockSize: '1rem' },
      medium: { inlineSize: '1.25rem', blockSize: '1.25rem' },
      large: { inlineSize: '2rem', blockSize: '2rem', borderWidth: '3px' },
    },
  },
  defaultVariants: { size: 'medium' },
});
