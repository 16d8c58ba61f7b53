import { focusPage } from './focusPage.ts';

/** What a screen reader names when it gets the focus. */
const named = '[role="dialog"], [role="alertdialog"], [role="tabpanel"], [role="region"], [role="group"][aria-label], section[aria-label], section[aria-labelledby], search, nav';

/**
 * Call it as an element is about to be removed. Where it has the focus, the focus goes to the nearest named part of the page around it
 * that stays: a dialog, a tab's panel, a section. Where there is none it goes to the heading of the page. Dropped on the body, a
 * keyboard would start again at the top (faults B03).
 */
export function keepFocusNear(element: HTMLElement | null): void {
  if (!element?.contains(document.activeElement)) return;
  const around: HTMLElement[] = [];
  for (let each = element.parentElement?.closest<HTMLElement>(named); each; each = each.parentElement?.closest<HTMLElement>(named)) around.push(each);
  // Only then is the element out of the page, and what follows it in.
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    const place = around.find(({ isConnected }) => isConnected);
    if (place === undefined) {
      focusPage();
      return;
    }
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  });
}
