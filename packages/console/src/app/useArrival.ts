import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { entryMessages as messages } from '../messages/entry.ts';
import { usePageHandle } from './pageHandle.ts';

/**
 * What a person notices of a new page: its title in the tab, and focus on its heading, so that a screen reader
 * says where one is and the next Tab starts there. The first page keeps the browser's own focus, and a change of
 * the query alone (a filter, a page of a list) moves nothing.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const handle = usePageHandle();
  const title = handle === undefined ? undefined : messages.pages[handle.page].title;
  const lastPathname = useRef(pathname);

  useEffect(() => {
    document.title = title === undefined ? messages.application.name : `${title} · ${messages.application.name}`;
  }, [title]);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    focusHeading();
  }, [pathname]);
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

/** Moves focus to the heading of the page: where it goes when what had it is gone. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1') ?? document.getElementById('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
