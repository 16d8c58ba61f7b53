import { createVar, keyframes } from '@vanilla-extract/css';
import { colour, radius } from '../../theme/contract.css.ts';
import { componentRecipe } from '../../theme/layered.css.ts';

export const width = createVar();
export const height = createVar();

const pulse = keyframes({ '50%': { opacity: 0.5 } });

const outlined = { '(forced-colors: active)': { backgroundColor: 'Canvas', border: '1px solid GrayText' } } as const;

export const skeleton = componentRecipe({
  base: {
    display: 'block',
    maxInlineSize: '100%',
    inlineSize: width,
    blockSize: height,
    backgroundColor: colour.skeleton.base,
    animation: `${pulse} 1.6s ease-in-out infinite`,
    '@media': { '(forced-colors: active)': { backgroundColor: 'GrayText' } },
  },
  variants: {
    /** The expected content. */
    shape: {
      line: { borderRadius: radius.small },
      // An outline: a block in the colour of refused text would be the most prominent thing on the page.
      block: { borderRadius: radius.medium, '@media': outlined },
      circle: { borderRadius: radius.full, '@media': outlined },
    },
  },
});
