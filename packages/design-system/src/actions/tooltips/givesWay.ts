import type { PointerEvent } from 'react';
import { controlOf } from '../../actions/controls.ts';

/**
 * Closes a tooltip as soon as the pointer reaches a control that lies below it. It may be pointed at and read (WCAG 1.4.13),
 * but a press is for what it covers: the arrows of the row above, the next button of a bar.
 */
export const givesWay = (close: () => void) => ({
  onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const below = document.elementsFromPoint(clientX, clientY).find((element) => !currentTarget.contains(element));
    if (controlOf(below ?? null) !== null) close();
  },
});
