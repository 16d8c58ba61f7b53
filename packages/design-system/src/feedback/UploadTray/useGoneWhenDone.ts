import { type RefObject, useEffect, useState } from 'react';
import { useAfterPause } from '../../effects/useAfterPause.ts';

/** Milliseconds that the tray stays when everything has arrived. */
const stay = 5_000;

/** Closes the tray a while after everything has arrived, but never under the pointer or the focus. */
export function useGoneWhenDone(root: RefObject<HTMLElement | null>, isDone: boolean, onClose: () => void): void {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const look = () => setHeld(element.matches(':hover') || element.contains(document.activeElement));
    const lookAfter = () => queueMicrotask(look);
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    for (const event of events) element.addEventListener(event, lookAfter);
    look();
    return () => {
      for (const event of events) element.removeEventListener(event, lookAfter);
    };
  }, [root]);
  useAfterPause(isDone && !isHeld ? true : undefined, stay, () => onClose());
}
