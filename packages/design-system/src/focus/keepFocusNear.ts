import { focusPage } from './focusPage.ts';

/** Elements that a screen reader announces by name when they get the focus. */
const named = '[role="dialog"], [role="alertdialog"], [role="tabpanel"], [role="region"], [role="group"][aria-label], section[aria-label], section[aria-labelledby], search, nav';

/**
 * Call it as an element is about to be removed. Where it has the focus, the focus goes to the nearest named part of the page around it
 * that stays: a dialog, a tab's panel, a section. Where there is none it goes to the heading of the page. On the body, a
 * keyboard user would start again at the top (faults B03).
 */
export function keepFocusNear(element: HTMLElement | null): void {
  if (!element?.contains(document.activeElement)) return;
  const around: HTMLElement[] = [];
  for (let each = element.parentElement?.closest<HTMLElement>(named); each; each = each.parentElement?.closest<HTMLElement>(named)) around.push(each);
  // Only then is the element removed, and what replaces it mounted.
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
