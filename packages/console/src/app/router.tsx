import { createBrowserRouter } from 'react-router';
import { followNavigation, noteArrival } from './lazyPage.ts';
import { prefetchFrom } from './prefetch.ts';
import { routes } from './routes.tsx';

/** Makes the router. Its address is the only one in the console that changes the browser's. */
export function createConsoleRouter(): ReturnType<typeof createBrowserRouter> {
  const router = createBrowserRouter(routes);
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
