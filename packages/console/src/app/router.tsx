import { createBrowserRouter, resolvePath, type To } from 'react-router';
import { canonicalPath } from './canonicalPath.ts';
import { noteLeaving } from '../shared/pages/leaving.ts';
import { followNavigation, noteArrival } from '../shared/pages/lazyPage.ts';
import { followLinksBy } from './followLinks.ts';
import { askAhead, prefetchFrom } from './prefetch.ts';
import type { HistoryLayers } from './historyLayers.ts';
import { matchesAt } from './matchesAt.ts';
import type { PageHandle } from '../shared/pages/pageHandle.ts';
import { routes } from './routes.tsx';

/**
 * Makes the router. Its address is the only one in the console that changes the browser's.
 *
 * @param layers what is open over its pages; made before it
 */
export function createConsoleRouter(layers: HistoryLayers): ReturnType<typeof createBrowserRouter> {
  writeOneWay();
  const router = createBrowserRouter(routes);
  openOnce(router, layers);
  prefetchFrom(routes);
  followLinksBy((address) => void router.navigate(address));
  followNavigation(() => {
    const { location } = router.state.navigation;
    return location && location.pathname + location.search;
  });
  router.subscribe(({ initialized, errors, navigation }) => {
    layers.note();
    if (initialized && errors === null && navigation.state === 'idle') noteArrival();
  });
  return router;
}

/** A typed address is made canonical before anything reads it: paths are compared as text. */
function writeOneWay(): void {
  const { pathname, search, hash } = window.location;
  const written = canonicalPath(routes, pathname);
  if (written !== pathname) window.history.replaceState(window.history.state, '', written + search + hash);
}

/**
 * An address that is open already is not opened over itself: a second press, made before the first one has rendered, would
 * otherwise be in the history, and Back would have to be pressed twice (P17). Links and buttons both use this, and so
 * does an address from elsewhere, such as the one after a choice of role: it is made canonical, too. An entry
 * that is replaced is the page's own, not that of a layer over it.
 */
function openOnce(router: ReturnType<typeof createBrowserRouter>, layers: HistoryLayers): void {
  const navigate = router.navigate.bind(router);
  let going: Promise<void> | undefined;
  const replace = async (address: To, options: Parameters<typeof navigate>[1]) => {
    const height = layers.height();
    const { pathname } = router.state.location;
    if (going === undefined && height > 0) going = layers.toOwnEntry().finally(() => (going = undefined));
    await going;
    await navigate(address, options);
    if (router.state.location.pathname === pathname) layers.raise(height);
  };
  router.navigate = (to: number | To | null, options?: Parameters<typeof navigate>[1]) => {
    if (typeof to === 'number') return navigate(to);
    if (to === null) return navigate(to, options);
    const { location } = router.state;
    const { pathname, search, hash } = resolvePath(to, location.pathname);
    const address = { pathname: canonicalPath(routes, pathname), search, hash };
    askAhead(address.pathname + search);
    const isOpen = address.pathname === location.pathname && search === location.search && hash === location.hash;
    const isOwn = going === undefined && layers.height() === 0;
    if (isOpen || options?.replace === true) return isOwn ? navigate(address, { ...options, replace: true }) : replace(address, { ...options, replace: true });
    if (address.pathname !== location.pathname) noteLeaving();
    // A dialog over a list has the list's query in its own address.
    const isOverPage = search === location.search && isWindow(address.pathname);
    const push = () => navigate(isOverPage ? { ...address, search: router.state.location.search } : address, options);
    return going ? going.then(push) : push();
  };
}

/** Whether an address opens a dialog over its page. */
const isWindow = (pathname: string): boolean => matchesAt(routes, pathname).some(({ route }) => (route.handle as PageHandle | undefined)?.isWindow === true);
