import { createBrowserRouter, resolvePath, type To } from 'react-router';
import { canonicalPath } from './canonicalPath.ts';
import { followNavigation, noteArrival } from '../shared/pages/lazyPage.ts';
import { followLinksBy } from './followLinks.ts';
import { askAhead, prefetchFrom } from './prefetch.ts';
import { routes } from './routes.tsx';

/** Makes the router. Its address is the only one in the console that changes the browser's. */
export function createConsoleRouter(): ReturnType<typeof createBrowserRouter> {
  writeOneWay();
  const router = createBrowserRouter(routes);
  openOnce(router);
  prefetchFrom(routes);
  followLinksBy((address) => void router.navigate(address));
  followNavigation(() => {
    const { location } = router.state.navigation;
    return location && location.pathname + location.search;
  });
  router.subscribe(({ initialized, errors, navigation }) => {
    if (initialized && errors === null && navigation.state === 'idle') noteArrival();
  });
  return router;
}

/** An address that someone typed is put right before anything reads it: paths are compared as text. */
function writeOneWay(): void {
  const { pathname, search, hash } = window.location;
  const written = canonicalPath(routes, pathname);
  if (written !== pathname) window.history.replaceState(window.history.state, '', written + search + hash);
}

/**
 * An address that is open already is not opened over itself: a second press, made before the first one has rendered, would
 * otherwise are in the history, and Back would have to be pressed twice (P17). Links and buttons both come by here, and so
 * does an address from elsewhere, such as where to go on to after a choice of role: it is written the one way, too.
 */
function openOnce(router: ReturnType<typeof createBrowserRouter>): void {
  const navigate = router.navigate.bind(router);
  router.navigate = (to: number | To | null, options?: Parameters<typeof navigate>[1]) => {
    if (typeof to === 'number') return navigate(to);
    if (to === null) return navigate(to, options);
    const { location } = router.state;
    const { pathname, search, hash } = resolvePath(to, location.pathname);
    const address = { pathname: canonicalPath(routes, pathname), search, hash };
    askAhead(address.pathname + search);
    const isOpen = address.pathname === location.pathname && search === location.search && hash === location.hash;
    return navigate(address, isOpen ? { ...options, replace: true } : options);
  };
}
