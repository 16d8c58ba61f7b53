import { type RefObject, useContext, useEffect, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { useLeaving } from './leaving.ts';
import { focusPage } from './focusPage.ts';

/**
 * Gives the focus back while the layer fades, before it leaves the page: a screen reader that knows what had the focus before tells
 * where it is now. Once that has gone, it takes up the new place without a word (Orca).
 *
 * @returns whether it has been given back
 */
export function useFocusBeforeLeaving(opener: Element | null): RefObject<boolean> {
  const isClosed = useContext(OverlayTriggerStateContext)?.isOpen === false;
  const isLeaving = useLeaving().isLeaving || isClosed;
  const isGivenBack = useRef(false);
  useEffect(() => {
    isGivenBack.current = false;
    const { activeElement } = document;
    // A page of its own may have taken the focus already.
    const isLeft = activeElement === document.body || activeElement?.closest('[data-exiting]') != null;
    if (!isLeaving || !(opener instanceof HTMLElement) || !isLeft) return;
    opener.focus({ preventScroll: true });
    // What is fading takes no more keys: where the opener has gone with its row, the focus waits at the heading.
    if (!opener.isConnected) focusPage();
    isGivenBack.current = document.activeElement !== activeElement;
  }, [isLeaving, opener]);
  return isGivenBack;
}
