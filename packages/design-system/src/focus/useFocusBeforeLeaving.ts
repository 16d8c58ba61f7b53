import { type RefObject, useContext, useEffect, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';

/**
 * Gives the focus back while the layer fades, before it leaves the page: a screen reader that knows what had the focus before tells
 * where it is now. Once that has gone, it takes up the new place without a word (Orca).
 *
 * @returns whether it has been given back
 */
export function useFocusBeforeLeaving(opener: Element | null): RefObject<boolean> {
  const isLeaving = useContext(OverlayTriggerStateContext)?.isOpen === false;
  const isGivenBack = useRef(false);
  useEffect(() => {
    isGivenBack.current = false;
    // A page of its own may have taken the focus already.
    if (!isLeaving || !(opener instanceof HTMLElement) || document.activeElement?.closest('[data-exiting]') == null) return;
    opener.focus({ preventScroll: true });
    isGivenBack.current = document.activeElement === opener;
  }, [isLeaving, opener]);
  return isGivenBack;
}
