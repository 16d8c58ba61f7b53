import type { DOMAttributes, KeyboardEvent } from 'react';

/** A key of react-aria, which goes no further unless the handler says so. */
type PassableKey = KeyboardEvent & { continuePropagation?: () => void };

/** The handlers of a tooltip's control, which watch its keys and take none: rows, trees and dialogs around it still get them. */
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
