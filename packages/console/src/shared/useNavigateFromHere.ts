import { useCallback, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, type To, useNavigate, useSearchParams } from 'react-router';

/** Whether the screen that asks is still shown. What ends after someone has left it must not move them (P13). */
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

/** Goes elsewhere when something has ended: nowhere, once the screen that asked was left. */
export function useNavigateFromHere(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isShown = useIsShown();
  return (to, options) => {
    if (isShown()) void navigate(to, options);
  };
}

/** The query of this screen's address. Setting it does nothing once the screen was left: the address is another screen's then. */
export function useSearchFromHere(): ReturnType<typeof useSearchParams> {
  const [search, setSearch] = useSearchParams();
  const isShown = useIsShown();
  const setFromHere: typeof setSearch = (...next) => {
    if (isShown()) setSearch(...next);
  };
  return [search, setFromHere];
}
