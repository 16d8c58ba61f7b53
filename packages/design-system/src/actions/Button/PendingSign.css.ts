import { keyframes } from '@vanilla-extract/css';
import { motion } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const fade = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const waiting = '500ms';

export const pendingSign = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  animation: `${appear} ${motion.duration.quick} linear ${waiting} both`,
});

export const pendingCircle = componentStyle({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  animation: `${turn} 800ms linear infinite`,
});

/** The text keeps its room, so that the button doesn't change its width. */
export const coveredText = componentStyle({ animation: `${fade} ${motion.duration.quick} linear ${waiting} both` });
