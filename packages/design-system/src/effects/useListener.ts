import { useEffect, useEffectEvent } from 'react';

interface ListenerOptions {
  /** Whether it listens. @default true */
  isOn?: boolean;
  /** Whether it hears the event before all that is on the page. @default false */
  isFirst?: boolean;
}

/** Hears an event anywhere in the window while the component is there. The listener is always the one of the newest render. */
export function useListener<Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void, { isOn = true, isFirst = false }: ListenerOptions = {}): void {
  const hear = useEffectEvent(listener);
  useEffect(() => {
    if (!isOn) return undefined;
    const pass = (event: WindowEventMap[Type]) => hear(event);
    window.addEventListener(type, pass, { capture: isFirst });
    return () => window.removeEventListener(type, pass, { capture: isFirst });
  }, [type, isOn, isFirst]);
}
