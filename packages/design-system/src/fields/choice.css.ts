import { colour, space } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layered.css.ts';

/** A mark and its words, pressed as one. */
export const choiceRow = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  justifySelf: 'start',
  gap: space.small,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed', color: colour.text.disabled },
    '&[data-readonly]': { cursor: 'default' },
    '&[data-refused]': { cursor: 'not-allowed', color: colour.text.secondary },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem', alignItems: 'center' } },
});

export const choiceText = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
