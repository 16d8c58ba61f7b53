import { say, useAfterChange, useEndOf, useListener, useSynchronized } from '@noticeboard/design-system';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router';
import { useStore } from '../../session/ConsoleSessionContext.tsx';
import { documentTitle, nameOfThing, unreadMessages } from './documentTitle.ts';
import { usePageHandle } from './pageHandle.ts';

/**
 * What a person notices of a new page: its title in the tab, and focus on its heading, so that a screen reader
 * says where one is and the next Tab starts there. The first page keeps the browser's own focus, and a change of
 * the query alone (a filter, a page of a list) moves nothing. A window over its page takes the focus itself, and
 * gives it back (`useFocusBack`).
 *
 * @returns what has to be announced: the title of the first page, which it has only after a screen reader read out the document's
 */
export function useArrival(): string {
  const { pathname } = useLocation();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const handle = usePageHandle();
  const title = documentTitle(handle, useStore(nameOfThing));
  const last = useRef({ pathname, handle });
  const [first] = useState(pathname);
  const [hasLeft, setHasLeft] = useState(false);
  if (!hasLeft && pathname !== first) setHasLeft(true);

  const unread = useStore(unreadMessages);
  useSynchronized(unread ? `(${unread}) ${title}` : title, (shown) => {
    document.title = shown;
  });

  const isOnItsWay = useNavigation().state !== 'idle';
  const focusedAtStart = useRef<Element | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, handle };
    if (before.pathname === pathname) return;
    const isWithin = handle !== undefined && handle.page === before.handle?.page && (handle.isWindow || before.handle.isWindow);
    if (!isWithin) arrive(isBackOrForward, focusedAtStart.current);
  }, [pathname, handle, isBackOrForward]);
  useListener('focusout', () => {
    lostAt = performance.now();
  });
  // After the arrival, which takes place in the same render as the end of the way.
  useSynchronized(isOnItsWay, () => {
    focusedAtStart.current = isOnItsWay ? document.activeElement : null;
  });

  return hasLeft ? '' : title;
}

/** Moves focus to the heading after another tenant or role has replaced the page under an unchanged address. */
export function useArrivalInScope(scope: string | undefined): void {
  useAfterChange(scope, () => focusHeading());
}

/**
 * After a page that had its title itself the top bar has one again, once what this page has changed is rendered. What
 * someone has begun to write outside the page while its code was loading keeps the focus; the title is announced.
 */
function arrive(isBackOrForward: boolean, focusedAtStart: Element | null): void {
  const { activeElement } = document;
  if (focusedAtStart !== null && focusedAtStart !== activeElement && activeElement?.matches('input, textarea, [contenteditable="true"], [role="dialog"] *')) sayHeading();
  else if (document.querySelector('h1') === null) queueMicrotask(() => focusHeading(isBackOrForward));
  else focusHeading(isBackOrForward);
}

/** How long a screen reader takes to notice that nothing has the focus, in milliseconds; a heading that gets it later is announced. */
const noticing = 60;
let lostAt = Number.NEGATIVE_INFINITY;

/**
 * Moves focus to the heading of the page: where it goes when what had it is gone.
 *
 * @param isBackOrForward whether the browser's history led there. @default false
 */
export function focusHeading(isBackOrForward = false): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1') ?? document.getElementById('main');
  const isJustLost = document.activeElement === document.body && performance.now() - lostAt < noticing;
  // Silent in Orca: its new text where it has the focus already; a focus that comes as the element that had it is removed; and
  // after Alt with an arrow, which Orca takes for its own key.
  const isSilent = isBackOrForward || heading === document.activeElement || isJustLost;
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  if (isSilent) sayHeading();
}

/** How long a page may take to replace what it shows first, such as its kind by its name, in milliseconds. */
const settling = 200;
let saying: ReturnType<typeof setTimeout> | undefined;

/** Announces the heading once, as it is when the page has settled. */
function sayHeading(): void {
  clearTimeout(saying);
  saying = setTimeout(() => say(document.querySelector('h1')?.textContent ?? document.title), settling);
}

/**
 * Gives the focus back to what opened a window that has an address of its own, such as the row's Edit: several modals
 * may have opened in it one after the other, and only the first knows what was there before.
 *
 * @param find finds what opens the same window from the page below, for a window that was opened from elsewhere
 */
export function useFocusBack(find?: () => Element | null | undefined): void {
  const [opener] = useState(() => document.activeElement);
  useEndOf(opener, () => {
    // The modal looks for a place of its own in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => giveFocusBack(find?.() ?? opener)));
  });
}

function giveFocusBack(opener: Element | null): void {
  const now = document.activeElement;
  const isLost = now === null || now === document.body;
  if (!isLost && now.tagName !== 'H1') return;
  if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus();
  // The window went with its address and with what had the focus: Orca takes up the new place without a word.
  if (isLost) sayHeading();
}
