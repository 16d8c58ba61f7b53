import { matchRoutes, type RouteObject } from 'react-router';
import type { LazyPage } from '../shared/pages/lazyPage.ts';

let routesOfConsole: RouteObject[] = [];

/** Names the routes whose pages can be fetched ahead. Given rather than imported: the routes hold the links. */
export function prefetchFrom(routes: RouteObject[]): void {
  routesOfConsole = routes;
}

/**
 * Fetches the files of the page behind an address, before someone goes there. Fetched ones are not fetched again.
 *
 * @param href of a link inside the console
 */
export function prefetchPage(href: string): void {
  const { pathname } = new URL(href, window.location.href);
  for (const { route } of matchRoutes(routesOfConsole, pathname) ?? []) {
    if (isLazyPage(route.lazy)) route.lazy.prefetch();
  }
}

function isLazyPage(lazy: RouteObject['lazy']): lazy is LazyPage {
  return typeof lazy === 'function' && 'prefetch' in lazy;
}
