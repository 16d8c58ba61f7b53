import { colour, radius } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/focus.css.ts';
import { componentStyle } from '../../../theme/layered.css.ts';

const tick = 'polygon(14% 47%, 26% 35%, 43% 53%, 76% 18%, 88% 30%, 43% 78%)';
const dash = 'polygon(15% 41%, 85% 41%, 85% 59%, 15% 59%)';

const box = '1.125rem';
const fingers = '(pointer: coarse), (width < 48rem)';

/** The target extends beyond the visible box, and takes no more space than it. */
const target = (size: string) => ({ inlineSize: size, blockSize: size, margin: `calc((${box} - ${size}) / 2)` });

export const checkbox = componentStyle({
  appearance: 'none',
  display: 'inline-grid',
  placeContent: 'center',
  placeItems: 'center',
  ...target('1.5rem'),
  borderRadius: radius.small,
  cursor: 'pointer',
  verticalAlign: 'middle',
  '::before': {
    content: '""',
    gridArea: '1 / 1',
    boxSizing: 'border-box',
    inlineSize: box,
    blockSize: box,
    border: `1.5px solid ${colour.border.control}`,
    borderRadius: radius.small,
    backgroundColor: colour.surface.base,
  },
  '::after': {
    content: '""',
    gridArea: '1 / 1',
    inlineSize: '0.875rem',
    blockSize: '0.875rem',
  },
  selectors: {
    ...focusRing,
    // In the middle of the row, not of small letters.
    'td > &': { display: 'grid', marginInline: 'auto' },
    '&:checked::before, &:indeterminate::before': {
      borderColor: colour.accent.control,
      backgroundColor: colour.accent.control,
    },
    '&:checked::after': { backgroundColor: colour.accent.onControl, clipPath: tick },
    '&:indeterminate::after': { backgroundColor: colour.accent.onControl, clipPath: dash },
    '&:disabled, &[aria-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [fingers]: target('2.75rem'),
    // The browser's own box would fill the whole target.
    '(forced-colors: active)': {
      '::before': { borderColor: 'CanvasText' },
      selectors: {
        '&:checked::before, &:indeterminate::before': { borderColor: 'Highlight', backgroundColor: 'Highlight' },
        '&:checked::after, &:indeterminate::after': { backgroundColor: 'HighlightText' },
      },
    },
  },
});
