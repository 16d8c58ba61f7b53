import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Share of the window above which a part cannot be scrolled clear of the tray. */
const mostOfWindow = 1 / 3;
/** Assumed height of the collapsed tray, in pixels. */
const mostOfLine = 96;
/** Space between the tray and what is scrolled clear of it, in pixels. */
const gap = 8;

/**
 * Nothing that has the focus stays under the tray (WCAG 2.4.11, ADR 0166): a tray that is open becomes one line, and under that the page is
 * scrolled. Room for it is left wherever the page scrolls something into sight. The place that takes more files
 * (`data-takes-files`) is not covered either as the tray appears: the next file is dropped there.
 *
 * @param isOn whether it covers the page
 * @param collapse makes it one line; undefined where it is that
 */
export function useKeepsClear(root: RefObject<HTMLElement | null>, isOn: boolean, collapse: (() => void) | undefined): void {
  const isUnderTray = (element: Element) => {
    const tray = root.current?.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    if (tray === undefined || own.height > window.innerHeight * mostOfWindow) return false;
    return own.right > tray.left && own.left < tray.right && own.bottom > tray.top && own.top < tray.bottom;
  };
  const clear = useEffectEvent(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body || root.current?.contains(focused) || !isUnderTray(focused)) return;
    if (collapse) collapse();
    else focused.scrollIntoView({ block: 'nearest' });
  });
  const clearPlaceOfFiles = useEffectEvent(() => {
    const place = document.querySelector('[data-takes-files]');
    // A user who opened the tray is reading it.
    if (collapse === undefined && place !== null && isUnderTray(place)) place.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    const element = root.current;
    if (!isOn || element === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { top, bottom } = element.getBoundingClientRect();
      style.scrollPaddingBlockEnd = `${Math.ceil(window.innerHeight - Math.max(top, bottom - mostOfLine)) + gap}px`;
      clear();
      clearPlaceOfFiles();
    });
    observer.observe(element);
    const onFocus = () => clear();
    document.addEventListener('focusin', onFocus);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      style.scrollPaddingBlockEnd = '';
    };
  }, [root, isOn]);
}
