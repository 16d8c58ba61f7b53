import { useState } from 'react';
import { useEndOf } from '../effects/useEndOf.ts';
import { focusPage } from './focusPage.ts';
import { treeTime } from './treeTime.ts';
import { useFocusBeforeLeaving } from './useFocusBeforeLeaving.ts';

/**
 * Focuses the focused element again. Its focus returned in the frame in which the page did, and a screen reader that rebuilds
 * the page then announces only the page's name. react-aria does the same as a dialog opens, for VoiceOver.
 */
function focusAgain(element: Element | null): void {
  if (document.activeElement !== element || !(element instanceof HTMLElement) || element === document.body) return;
  element.blur();
  element.focus({ preventScroll: true });
}

/** Input of the user: from then on the focus is left alone. */
const acts = ['keydown', 'pointerdown', 'input'] as const;

/** Calls back after the time, unless the user has used the page by then. A field that loses focus for a moment treats a half-written value as finished. */
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

/**
 * react-aria returns focus to what opened a dialog. When that has gone in the meantime, as the row of a deleted item,
 * focus would fall to the body and a keyboard user would start again at the top (faults B03; oracle O5).
 * Call it inside the dialog: it runs when the dialog unmounts, which is after its exit animation.
 */
export function useFocusAfterClose(): void {
  // For react-aria a dialog that closed before it was focused has no focus to return.
  const [opener] = useState(() => document.activeElement);
  const isGivenBack = useFocusBeforeLeaving(opener);
  useEndOf(opener, () => {
    if (isGivenBack.current && document.activeElement !== document.body) return;
    // react-aria restores in a separate frame, so this checks only after that one.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement && opener.isConnected) opener.focus();
        if (document.activeElement === document.body) focusPage();
        const returnedTo = document.activeElement;
        // The page may have a better place than the heading, and takes the focus from it (console, `useFocusBack`).
        unlessUsedWithin(treeTime, () => focusAgain(returnedTo?.matches('h1, main') ? document.activeElement : returnedTo));
      }),
    );
  });
}
