import { say } from '@noticeboard/design-system';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from '../../session/ConsoleSessionContext.tsx';
import { documentTitle, nameOfThing, unreadMessages } from './documentTitle.ts';
import { usePageHandle } from './pageHandle.ts';

/**
 * What a person notices of a new page: its title in the tab, and focus on its heading, so that a screen reader
 * says where one is and the next Tab starts there. The first page keeps the browser's own focus, and a change of
 * the query alone (a filter, a page of a list) moves nothing. A window over its page takes the focus by itself, and
 * gives it back (`useFocusBack`).
 *
 * @returns what has to be announced: the title of the first page, which it has only after a screen reader read out the document's
 */
export function useArrival(): string {
  const { pathname } = useLocation();
  const handle = usePageHandle();
  const title = documentTitle(handle, useStore(nameOfThing));
  const last = useRef({ pathname, handle });
  const [first] = useState(pathname);
  const [hasLeft, setHasLeft] = useState(false);
  if (!hasLeft && pathname !== first) setHasLeft(true);

  const unread = useStore(unreadMessages);
  useEffect(() => {
    document.title = unread ? `(${unread}) ${title}` : title;
  }, [title, unread]);

  useEffect(() => {
    const before = last.current;
    last.current = { pathname, handle };
    if (before.pathname === pathname) return;
    if (handle === undefined || handle.page !== before.handle?.page || !(handle.isWindow || before.handle.isWindow)) arrive();
  }, [pathname, handle]);

  return hasLeft ? '' : title;
}

/** Moves focus to the heading after another tenant or role has replaced the page under an unchanged address. */
export function useArrivalInScope(scope: string | undefined): void {
  const lastScope = useRef(scope);
  useEffect(() => {
    if (scope === undefined) return;
    if (lastScope.current !== undefined && lastScope.current !== scope) focusHeading();
    lastScope.current = scope;
  }, [scope]);
}

/** After a page that had its title itself the top bar has one again, once what this page has changed is rendered. */
function arrive(): void {
  if (document.querySelector('h1') === null) queueMicrotask(focusHeading);
  else focusHeading();
}

/** Moves focus to the heading of the page: where it goes when what had it is gone. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1') ?? document.getElementById('main');
  // It has the focus already where a page follows a page: its new text would not be announced.
  if (heading !== null && heading === document.activeElement) say(heading.textContent);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/**
 * Gives the focus back to what opened a window that has an address of its own, such as the row's Edit: several modals
 * may have opened in it one after the other, and only the first knows what was there before.
 */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // The modal looks for a place of its own in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => giveFocusBack(opener)));
    },
    [opener],
  );
}

function giveFocusBack(opener: Element | null): void {
  const now = document.activeElement;
  const isLost = now === null || now === document.body || now.tagName === 'H1';
  if (isLost && opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus();
}
