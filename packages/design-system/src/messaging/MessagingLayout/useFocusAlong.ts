import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { focusPage } from '../../focus/focusPage.ts';

interface FocusAlong {
  /** Of both sides: remembers what has the focus. */
  props: { onFocus: (event: FocusEvent) => void; onBlur: (event: FocusEvent) => void };
  list: RefObject<HTMLDivElement | null>;
  conversation: RefObject<HTMLDivElement | null>;
}

const isInSight = (element: Element): boolean => element.isConnected && element.checkVisibility({ visibilityProperty: true });

/**
 * Takes the focus along when what had it goes, with a conversation that gives way to another one or to the list, or with a list that
 * has no room beside the conversation it opened (faults B03): from where one writes to where one writes next, else to the messages;
 * from a conversation that is closed to the list, at the row that was last used.
 */
export function useFocusAlong(isOpen: boolean): FocusAlong {
  const list = useRef<HTMLDivElement>(null);
  const conversation = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);

  // After each render, since any of them may have taken it away.
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
