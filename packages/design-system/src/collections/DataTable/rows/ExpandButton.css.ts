import { colour, controlHeight, motion, radius } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/focus.css.ts';
import { componentStyle } from '../../../theme/layered.css.ts';
import { rightToLeft } from '../../../theme/rightToLeft.ts';

export const button = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  placeContent: 'center',
  inlineSize: controlHeight.small,
  blockSize: controlHeight.small,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  color: colour.text.secondary,
  cursor: 'pointer',
  verticalAlign: 'middle',
  // The target reaches beyond the button: 44 pixels where a finger presses.
  '::after': { content: '""', position: 'absolute', inset: '-0.5rem' },
  selectors: { ...focusRing, '&:hover': { backgroundColor: colour.surface.hover, color: colour.text.primary } },
});

export const chevron = componentStyle({
  inlineSize: '1rem',
  blockSize: '1rem',
  selectors: {
    [rightToLeft]: { transform: 'scaleX(-1)' },
    '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' },
  },
  '@media': { '(prefers-reduced-motion: no-preference)': { transition: `transform ${motion.duration.quick} ${motion.easing.standard}` } },
});
