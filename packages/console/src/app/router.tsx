import { createBrowserRouter, resolvePath, type To } from 'react-router';
import { followNavigation, noteArrival } from './lazyPage.ts';
import { prefetchFrom } from './prefetch.ts';
import { routes } from './routes.tsx';

/** Makes the router. Its address is the only one in the console that changes the browser's. */
export function createConsoleRouter(): ReturnType<typeof createBrowserRouter> {
  const router = createBrowserRouter(routes);
  openOnce(router);
  prefetchFrom(routes);
  followNavigation(() => {
    const { location } = router.state.navigation;
    return location && location.pathname + location.search;
  });
  router.subscribe(({ initialized, errors, navigation }) => {
    if (initialized && errors === null && navigation.state === 'idle') noteArrival();
  });
  return router;
}

/**
 * An address that is open already is not opened over itself: a second press, made before the first one is drawn, would
 * otherwise stand in the history, and Back would have to be pressed twice (P17). Links and buttons both come by here.
 */
function openOnce(router: ReturnType<typeof createBrowserRouter>): void {
  const { navigate } = router;
  const isOpen = (to: To) => {
    const { location } = router.state;
    const { pathname, search, hash } = resolvePath(to, location.pathname);
    return pathname === location.pathname && search === location.search && hash === location.hash;
  };
  router.navigate = ((to: number | To | null, options?: Parameters<typeof navigate>[1]) => {
    if (typeof to === 'number') return navigate(to);
    return navigate(to, to !== null && isOpen(to) ? { ...options, replace: true } : options);
  }) as typeof navigate;
}
