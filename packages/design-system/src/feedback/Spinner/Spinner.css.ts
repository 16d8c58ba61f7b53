import { createVar, keyframes } from '@vanilla-extract/css';
import { colour, radius } from '../../theme/contract.css.ts';
import { componentRecipe } from '../../theme/layered.css.ts';

/** How long nothing shows. */
export const delay = createVar();

const turn = keyframes({ to: { rotate: '1turn' } });
// Visible except for this: where animations are removed (reduced motion, pictures), the spinner still shows.
const wait = keyframes({ from: { visibility: 'hidden' } });

export const spinner = componentRecipe({
  base: {
    display: 'inline-block',
    flexShrink: 0,
    border: `2px solid ${colour.border.subtle}`,
    borderBlockStartColor: colour.accent.control,
    borderRadius: radius.full,
    animation: `${turn} 800ms linear infinite, ${wait} 1ms linear ${delay} backwards`,
    // All sides would have the same colour, and its turning would be invisible.
    '@media': { '(forced-colors: active)': { borderColor: 'GrayText', borderBlockStartColor: 'Highlight' } },
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
