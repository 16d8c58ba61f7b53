import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds that the tray stays when everything has arrived. */
const stay = 5_000;

/** Closes the tray a while after everything has arrived, but never under the pointer or the focus. */
export function useGoneWhenDone(root: RefObject<HTMLElement | null>, isDone: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
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
  useEffect(() => {
    if (!isDone || isHeld) return undefined;
    const timer = setTimeout(() => close(), stay);
    return () => clearTimeout(timer);
  }, [isDone, isHeld]);
}
