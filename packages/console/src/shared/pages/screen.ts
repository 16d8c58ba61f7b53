import type { RouteObject } from 'react-router';
import { lazyPage, type LazyPage } from './lazyPage.ts';
import type { PageHandle } from './pageHandle.ts';
import { RouteProblem } from './RouteProblem.tsx';

const notBuilt = lazyPage(async () => (await import('./NotBuiltPage.tsx')).NotBuiltPage);

/**
 * A page inside the shell, whose problems are shown in its place.
 *
 * @param lazy the page's code; without it the address says that the page is still to come
 */
export const screen = (path: string, handle: PageHandle, lazy: LazyPage = notBuilt): RouteObject => ({
  path,
  handle,
  lazy,
  ErrorBoundary: RouteProblem,
});
