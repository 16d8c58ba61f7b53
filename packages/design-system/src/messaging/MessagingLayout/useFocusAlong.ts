import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { focusPage } from '../../focus/focusPage.ts';

interface FocusAlong {
  /** The props of both sides, which remember what has the focus. */
  props: { onFocus: (event: FocusEvent) => void; onBlur: (event: FocusEvent) => void };
  list: RefObject<HTMLDivElement | null>;
  conversation: RefObject<HTMLDivElement | null>;
}

const isInSight = (element: Element): boolean => element.isConnected && element.checkVisibility({ visibilityProperty: true });

/**
 * Moves the focus when what had it is removed, with a conversation that is replaced by another one or by the list, or with a list that
 * has no room beside the conversation it opened (faults B03): from one composer to the next, else to the messages;
 * from a closed conversation to the list, at the row that was last used.
 */
export function useFocusAlong(isOpen: boolean): FocusAlong {
  const list = useRef<HTMLDivElement>(null);
  const conversation = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);

  // After each render, since any of them may have removed it.
  useLayoutEffect(() => {
    const before = last.current;
    if (before === null || isInSight(before) || (document.activeElement !== document.body && document.activeElement !== before)) return;
    last.current = null;
    const side = isOpen ? conversation.current : list.current;
    const places = isOpen ? [...(before.matches('textarea') ? ['textarea'] : []), '[role="log"]'] : ['[role="listbox"]'];
    const place = places.map((each) => side?.querySelector<HTMLElement>(each)).find((element) => element != null);
    if (place) place.focus({ preventScroll: true });
    else if (!isOpen) focusPage();
  });

  const onFocus = ({ target }: FocusEvent) => {
    last.current = target;
  };
  const onBlur = () => {
    last.current = null;
  };
  return { props: { onFocus, onBlur }, list, conversation };
}
