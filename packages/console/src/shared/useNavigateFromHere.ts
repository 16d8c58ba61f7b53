import { useCallback, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, resolvePath, type To, useLocation, useNavigate, useSearchParams } from 'react-router';
import { pendingAddress } from './pages/lazyPage.ts';

/** Whether the calling screen is still shown. A call that ends after the user has left it must not navigate (P13). */
function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}

/** Navigates when something has ended, but not once the calling screen was left. */
export function useNavigateFromHere(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isShown = useIsShown();
  return (to, options) => {
    if (isShown()) void navigate(to, options);
  };
}

/** Whether another page is loading: the screen is still shown, and its address is no longer current. */
function isLeaving(pathname: string): boolean {
  const pending = pendingAddress();
  return (pending === undefined ? window.location.pathname : resolvePath(pending).pathname) !== pathname;
}

/** Sets a query. `before` runs when it is set, in the same task and before anything renders. */
type SetSearch = (next: URLSearchParams | Record<string, string>, options?: NavigateOptions, before?: () => void) => void;

/**
 * The query of this screen's address. Setting it does nothing once the screen was left: the address is another screen's
 * then. Nor does an automatic correction while another page is loading: it would return here.
 */
export function useSearchFromHere(): [search: URLSearchParams, setSearch: SetSearch] {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const isShown = useIsShown();
  const setFromHere: SetSearch = (next, options, before) => {
    if (!isShown() || (options?.replace === true && isLeaving(pathname))) return;
    before?.();
    setSearch(next, options);
  };
  return [search, setFromHere];
}
