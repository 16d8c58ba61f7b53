import type { DOMAttributes, KeyboardEvent } from 'react';

/** A key event of react-aria, which stops propagating unless the handler says otherwise. */
type PassableKey = KeyboardEvent & { continuePropagation?: () => void };

/** The handlers of a tooltip's control, which observe its keys and consume none: rows, trees and dialogs around it still get them. */
export function keysPassOn<Handlers extends DOMAttributes<Element>>(handlers: Handlers): Handlers {
  const { onKeyDown } = handlers;
  if (onKeyDown === undefined) return handlers;
  return {
    ...handlers,
    onKeyDown: (event: PassableKey) => {
      onKeyDown(event);
      event.continuePropagation?.();
    },
  };
}
