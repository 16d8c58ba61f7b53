import type { StyleRule } from '@vanilla-extract/css';

/** Leaves a part to assistive technology only, for parts that must be styled: elsewhere use `VisuallyHidden`. */
export const hiddenFromSight = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies StyleRule;
