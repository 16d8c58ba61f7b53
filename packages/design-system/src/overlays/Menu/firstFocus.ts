import type { PressEvent } from 'react-aria-components/Button';

/** Which line of an open menu or list has the focus first; `true` leaves it to the menu itself, or to the chosen line. */
export type FirstFocus = 'first' | 'last' | true;

/** A pointer user sees what opened; for everyone else its first line gets the focus. */
export const focusAfter = ({ pointerType }: PressEvent): FirstFocus => (pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : true);
