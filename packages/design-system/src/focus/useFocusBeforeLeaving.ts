import { type RefObject, useContext, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { useSynchronized } from '../effects/useSynchronized.ts';
import { useLeaving } from './leaving.ts';
import { focusPage } from './focusPage.ts';

/**
 * Gives the focus back while the layer fades, before it leaves the page: a screen reader that knows what had the focus before announces
 * where it is now. Once that has gone, it takes up the new place without a word (Orca).
 *
 * @returns whether it has been given back
 */
export function useFocusBeforeLeaving(opener: Element | null): RefObject<boolean> {
  const isClosed = useContext(OverlayTriggerStateContext)?.isOpen === false;
  const isLeaving = useLeaving().isLeaving || isClosed;
  const isGivenBack = useRef(false);
  useSynchronized(isLeaving, () => {
    isGivenBack.current = false;
    const { activeElement } = document;
    // A page of its own may have taken the focus already.
    const isLeft = activeElement === document.body || activeElement?.closest('[data-exiting]') != null;
    if (!isLeaving || !(opener instanceof HTMLElement) || !isLeft) return;
    if (opener.isConnected) opener.focus({ preventScroll: true });
    else giveUp(activeElement);
    isGivenBack.current = document.activeElement === opener;
  });
  return isGivenBack;
}

/** What is fading takes no more keys. The list that the opener has gone from may know a place, and has a frame for it. */
function giveUp(focused: Element | null): void {
  if (focused instanceof HTMLElement) focused.blur();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusPage();
    }),
  );
}
