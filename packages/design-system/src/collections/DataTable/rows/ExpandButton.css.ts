import { bareIconButton } from '../../../theme/bareIconButton.css.ts';
import { colour, motion } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/focus.css.ts';
import { componentStyle } from '../../../theme/layered.css.ts';
import { rightToLeft } from '../../../theme/rightToLeft.ts';

export const button = componentStyle({
  position: 'relative',
  ...bareIconButton,
  display: 'inline-grid',
  verticalAlign: 'middle',
  // The target extends beyond the button: 44 pixels for touch.
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
