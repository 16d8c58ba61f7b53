import { useEffectEvent, useLayoutEffect } from 'react';

interface ListenerOptions {
  /** Whether it listens. @default true */
  isOn?: boolean;
  /** Whether it receives the event before everything on the page. @default false */
  isFirst?: boolean;
}

/** Events of the window, and those of the document that bubble to it. */
type Events = WindowEventMap & Pick<DocumentEventMap, 'visibilitychange'>;

/**
 * Listens for an event anywhere in the window from the commit of the component on: focus may be set in it before the page is painted.
 * The listener is always the one of the newest render.
 */
export function useListener<Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void, { isOn = true, isFirst = false }: ListenerOptions = {}): void {
  const hear = useEffectEvent(listener);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const pass = (event: Events[Type]) => hear(event);
    window.addEventListener(type, pass as EventListener, { capture: isFirst });
    return () => window.removeEventListener(type, pass as EventListener, { capture: isFirst });
  }, [type, isOn, isFirst]);
}
