import { colour, radius } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

const tick = 'polygon(14% 47%, 26% 35%, 43% 53%, 76% 18%, 88% 30%, 43% 78%)';
const dash = 'polygon(15% 41%, 85% 41%, 85% 59%, 15% 59%)';

export const checkbox = componentStyle({
  appearance: 'none',
  position: 'relative',
  display: 'inline-grid',
  placeContent: 'center',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  margin: 0,
  border: `1.5px solid ${colour.border.control}`,
  borderRadius: radius.small,
  backgroundColor: colour.surface.base,
  cursor: 'pointer',
  verticalAlign: 'middle',
  '::before': {
    content: '""',
    inlineSize: '0.875rem',
    blockSize: '0.875rem',
    backgroundColor: colour.accent.onControl,
    clipPath: tick,
    opacity: 0,
  },
  // The target reaches beyond the box: 44 pixels where a finger presses.
  '::after': { content: '""', position: 'absolute', inset: '-0.8125rem' },
  selectors: {
    ...focusRing,
    '&:checked, &:indeterminate': {
      borderColor: colour.accent.control,
      backgroundColor: colour.accent.control,
    },
    '&:checked::before': { opacity: 1 },
    '&:indeterminate::before': { opacity: 1, clipPath: dash },
    '&:disabled, &[aria-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      appearance: 'auto',
      '::before': { content: 'none' },
    },
  },
});
