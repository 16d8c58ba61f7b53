import { controlHeight } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

/** As high as a small field, so that the head doesn't jump when its filters have loaded. */
export const roomOfFilter = componentStyle({
  minBlockSize: controlHeight.small,
  '@media': { '(pointer: coarse), (width < 48rem)': { minBlockSize: controlHeight.large } },
});

export const roomOfTrigger = componentStyle({ minBlockSize: controlHeight.large });
