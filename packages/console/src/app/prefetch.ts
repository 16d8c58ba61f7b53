import type { Params, RouteObject } from 'react-router';
import type { LazyPage } from '../shared/pages/lazyPage.ts';
import { matchesAt } from './matchesAt.ts';

let routesOfConsole: RouteObject[] = [];

/** Sets the routes whose pages can be prefetched. Passed in rather than imported: the routes import the links. */
export function prefetchFrom(routes: RouteObject[]): void {
  routesOfConsole = routes;
}

/** A page at an address, with what its first reads need before it is mounted. */
export interface AskedPage {
  lazy: LazyPage;
  params: Params;
  search: URLSearchParams;
}

let ask: (page: AskedPage, isNear: boolean) => void = () => undefined;

/**
 * Sets the function that makes the first reads of a page. Returns a function that unsets it.
 *
 * @param asks nothing but what stays the same for all addresses of the page where a link is merely near
 */
export function askAheadBy(asks: typeof ask): () => void {
  ask = asks;
  return () => {
    if (ask === asks) ask = () => undefined;
  };
}

/** The pages at an address, each inside the one before it, except those at `without`, too. */
export function pagesAt(address: string, without?: string): AskedPage[] {
  const { pathname, searchParams: search } = new URL(address, window.location.href);
  const open = without === undefined ? [] : matchesAt(routesOfConsole, without);
  const stays = ({ route, pathname: at }: (typeof open)[number]) => open.some((each) => each.route === route && each.pathname === at);
  return matchesAt(routesOfConsole, pathname).filter((match) => !stays(match)).flatMap(({ route: { lazy }, params }) => (isLazyPage(lazy) ? [{ lazy, params, search }] : []));
}

/**
 * Fetches the files of the page at an address, before the user goes there, and its choices. They are
 * not fetched twice.
 *
 * @param href of a link inside the console
 */
export function prefetchPage(href: string): void {
  for (const page of pagesAt(href, window.location.pathname)) {
    page.lazy.prefetch();
    ask(page, true);
  }
}

/**
 * Makes the first reads of the pages at an address, unless these are open already (ADR 0121).
 *
 * @param address that is being opened
 */
export function askAhead(address: string): void {
  for (const page of pagesAt(address, window.location.pathname)) ask(page, false);
}

function isLazyPage(lazy: RouteObject['lazy']): lazy is LazyPage {
  return typeof lazy === 'function' && 'prefetch' in lazy;
}
