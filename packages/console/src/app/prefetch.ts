import type { Params, RouteObject } from 'react-router';
import type { LazyPage } from '../shared/pages/lazyPage.ts';
import { matchesAt } from './matchesAt.ts';

let routesOfConsole: RouteObject[] = [];

/** Names the routes whose pages can be fetched ahead. Given rather than imported: the routes hold the links. */
export function prefetchFrom(routes: RouteObject[]): void {
  routesOfConsole = routes;
}

/** A page that an address leads to, as far as it can ask before it is there. */
export interface AskedPage {
  lazy: LazyPage;
  params: Params;
  search: URLSearchParams;
}

let ask: (page: AskedPage, isNear: boolean) => void = () => undefined;

/**
 * Names what asks the first questions of a page. Answers what ends it.
 *
 * @param asks nothing but what stays the same for all addresses of the page where a link is merely near
 */
export function askAheadBy(asks: typeof ask): () => void {
  ask = asks;
  return () => {
    if (ask === asks) ask = () => undefined;
  };
}

/** The pages that are at an address, each inside the one before it, without those that are at another one, too. */
export function pagesAt(address: string, without?: string): AskedPage[] {
  const { pathname, searchParams: search } = new URL(address, window.location.href);
  const open = without === undefined ? [] : matchesAt(routesOfConsole, without);
  const stays = ({ route, pathname: at }: (typeof open)[number]) => open.some((each) => each.route === route && each.pathname === at);
  return matchesAt(routesOfConsole, pathname).filter((match) => !stays(match)).flatMap(({ route: { lazy }, params }) => (isLazyPage(lazy) ? [{ lazy, params, search }] : []));
}

/**
 * Fetches the files of the page behind an address, before someone goes there, and the choices that it offers. Fetched ones are
 * not fetched again.
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
 * Asks what the pages at an address read first, as far as they are not open already (ADR 0121).
 *
 * @param address that is being opened
 */
export function askAhead(address: string): void {
  for (const page of pagesAt(address, window.location.pathname)) ask(page, false);
}

function isLazyPage(lazy: RouteObject['lazy']): lazy is LazyPage {
  return typeof lazy === 'function' && 'prefetch' in lazy;
}
