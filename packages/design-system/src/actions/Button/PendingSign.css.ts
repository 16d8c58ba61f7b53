import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { motion } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

// Both end in the unanimated styles: where animations are removed (reduced motion, pictures), the sign still shows.
const appear = keyframes({ from: { opacity: 0 } });
const fade = keyframes({ from: { opacity: 1 } });
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** The wait before a button's spinner shows, where it is not half a second. */
export const pendingWait = createVar();
const waiting = fallbackVar(pendingWait, '500ms');

export const pendingSign = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  animation: `${appear} ${motion.duration.quick} linear ${waiting} backwards`,
});

export const pendingCircle = componentStyle({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  animation: `${turn} 800ms linear infinite`,
});

/** The text keeps its room, so that the button doesn't change its width. */
export const coveredText = componentStyle({ opacity: 0, animation: `${fade} ${motion.duration.quick} linear ${waiting} backwards` });
