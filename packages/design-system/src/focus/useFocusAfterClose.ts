import { useState } from 'react';
import { useEndOf } from '../effects/useEndOf.ts';
import { focusPage } from './focusPage.ts';
import { treeTime } from './treeTime.ts';
import { useFocusBeforeLeaving } from './useFocusBeforeLeaving.ts';

/**
 * Gives the focus again to what has it. It came back in the frame in which the page did, and a screen reader that rebuilds
 * the page then announces only the page's name. react-aria does the same as a dialog opens, for VoiceOver.
 */
function focusAgain(element: Element | null): void {
  if (document.activeElement !== element || !(element instanceof HTMLElement) || element === document.body) return;
  element.blur();
  element.focus({ preventScroll: true });
}

/** What a person does where the focus is: from then on it stays untouched. */
const acts = ['keydown', 'pointerdown', 'input'] as const;

/** Calls back after the time, unless someone has used the page by then. Without its focus for a moment, a field takes what is half written for finished. */
function unlessUsedWithin(milliseconds: number, callBack: () => void): void {
  const use = new AbortController();
  const timer = setTimeout(() => {
    use.abort();
    callBack();
  }, milliseconds);
  const giveWay = () => {
    clearTimeout(timer);
    use.abort();
  };
  for (const act of acts) window.addEventListener(act, giveWay, { capture: true, signal: use.signal });
}

/** What has the focus, or the button of the menu that has it: an action goes with its menu, and its button stays. */
function openerNow(): Element | null {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role=menu]');
  return (menu && document.querySelector(`[aria-controls~="${CSS.escape(menu.id)}"]`)) ?? activeElement;
}

/**
 * react-aria returns focus to what opened a dialog. When that has gone in the meantime, as the row of a deleted item,
 * focus would fall to the body and a keyboard user would start again at the top (faults B03; oracle O5).
 * Call it inside the dialog: it runs when the dialog unmounts, which is after its exit animation.
 */
export function useFocusAfterClose(): void {
  // Closed before the focus came in, a dialog had none to give back, as react-aria sees it.
  const [opener] = useState(openerNow);
  const isGivenBack = useFocusBeforeLeaving(opener);
  useEndOf(opener, () => {
    if (isGivenBack.current && document.activeElement !== document.body) return;
    // react-aria restores in a frame of its own, so this looks only after that one.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement && opener.isConnected) opener.focus();
        if (document.activeElement === document.body) focusPage();
        const returnedTo = document.activeElement;
        // A page of its own may know better than the heading, and takes the focus from it (console, `useFocusBack`).
        unlessUsedWithin(treeTime, () => focusAgain(returnedTo?.matches('h1, main') ? document.activeElement : returnedTo));
      }),
    );
  });
}
