import { type RefObject, useContext, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { useSynchronized } from '../effects/useSynchronized.ts';
import { useLeaving } from './leaving.ts';
import { focusPage } from './focusPage.ts';

/**
 * Returns the focus while the layer fades, before it leaves the page: a screen reader that still has the element that had it announces
 * where it is now. Once that is removed, it moves on without announcing the new place (Orca).
 *
 * @returns whether it has been returned
 */
export function useFocusBeforeLeaving(opener: Element | null): RefObject<boolean> {
  const isClosed = useContext(OverlayTriggerStateContext)?.isOpen === false;
  const isLeaving = useLeaving().isLeaving || isClosed;
  const isGivenBack = useRef(false);
  useSynchronized(isLeaving, () => {
    isGivenBack.current = false;
    const { activeElement } = document;
    // The page may have taken the focus already.
    const isLeft = activeElement === document.body || activeElement?.closest('[data-exiting]') != null;
    if (!isLeaving || !(opener instanceof HTMLElement) || !isLeft) return;
    if (opener.isConnected) opener.focus({ preventScroll: true });
    else giveUp(activeElement);
    isGivenBack.current = document.activeElement === opener;
  });
  return isGivenBack;
}

/** A fading layer takes no more keys. The list that the opener was removed from may have a place for the focus, and gets a frame for it. */
function giveUp(focused: Element | null): void {
  if (focused instanceof HTMLElement) focused.blur();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusPage();
    }),
  );
}
