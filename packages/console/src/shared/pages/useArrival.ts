import { say, useAfterChange, useEndOf, useListener, useSynchronized } from '@noticeboard/design-system';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router';
import { useStore } from '../../session/ConsoleSessionContext.tsx';
import { documentTitle, nameOfThing, unreadMessages } from './documentTitle.ts';
import { usePageHandle } from './pageHandle.ts';

/**
 * The arrival on a new page: its title in the tab, and the focus on its heading, so that a screen reader
 * announces it and the next Tab starts there. The first page keeps the browser's own focus, and a change of
 * the query alone (a filter, a page of a list) moves nothing. A dialog over its page takes the focus itself, and
 * returns it (`useFocusBack`).
 *
 * @returns the announcement: the title of the first page, which is only set after a screen reader has read out the document's
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
  // After the arrival, which is in the same render as the end of the navigation.
  useSynchronized(isOnItsWay, () => {
    focusedAtStart.current = isOnItsWay ? document.activeElement : null;
  });

  return hasLeft ? '' : title;
}

/** Moves the focus to the heading after another tenant or role has replaced the page at an unchanged address. */
export function useArrivalInScope(scope: string | undefined): void {
  useAfterChange(scope, () => focusHeading());
}

/**
 * After a page that showed its own title the top bar has one again, once the changes of this page are rendered. If the user
 * has begun to type outside the page while its code was loading, the focus stays; the title is announced.
 */
function arrive(isBackOrForward: boolean, focusedAtStart: Element | null): void {
  const { activeElement } = document;
  if (focusedAtStart !== null && focusedAtStart !== activeElement && activeElement?.matches('input, textarea, [contenteditable="true"], [role="dialog"] *')) sayHeading();
  else if (document.querySelector('h1') === null) queueMicrotask(() => focusHeading(isBackOrForward));
  else focusHeading(isBackOrForward);
}

/** How long a screen reader takes to notice that nothing has the focus, in milliseconds; it announces a heading that is focused later. */
const noticing = 60;
let lostAt = Number.NEGATIVE_INFINITY;

/**
 * Moves the focus to the heading of the page, for when the focused element is gone.
 *
 * @param isBackOrForward whether the browser's history led there. @default false
 */
export function focusHeading(isBackOrForward = false): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1') ?? document.getElementById('main');
  const isJustLost = document.activeElement === document.body && performance.now() - lostAt < noticing;
  // Not announced by Orca: a new text of the focused element; a focus that moves as the focused element is removed; and
  // after Alt with an arrow, which Orca treats as its own key.
  const isSilent = isBackOrForward || heading === document.activeElement || isJustLost;
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  if (isSilent) sayHeading();
}

/** For a notice that unmounts by itself: if its button has the focus then, the heading of the page gets it. */
export function useHeadingAfter(notice: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = notice;
    return () => {
      if (current?.contains(document.activeElement)) focusHeading();
    };
  }, [notice]);
}

/** How long a page may take to replace its first content, such as its kind by its name, in milliseconds. */
const settling = 200;
let saying: ReturnType<typeof setTimeout> | undefined;

/** Announces the heading once, when the page has settled. */
function sayHeading(): void {
  clearTimeout(saying);
  saying = setTimeout(() => say(document.querySelector('h1')?.textContent ?? document.title), settling);
}

/**
 * Returns the focus to the element that opened a dialog with an address of its own, such as the row's Edit: several
 * may have opened in it one after the other, and only the first has the former focus.
 *
 * @param find finds the element that opens the same dialog in the page below, for a dialog that was opened from elsewhere
 */
export function useFocusBack(find?: () => Element | null | undefined): void {
  const [opener] = useState(() => document.activeElement);
  useEndOf(opener, () => {
    // The modal restores the focus itself in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => giveFocusBack(find?.() ?? opener)));
  });
}

function giveFocusBack(opener: Element | null): void {
  const now = document.activeElement;
  const isLost = now === null || now === document.body;
  if (!isLost && now.tagName !== 'H1') return;
  if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus();
  // The dialog was removed with its address and the focused element: Orca moves to the new focus without an announcement.
  if (isLost) sayHeading();
}
