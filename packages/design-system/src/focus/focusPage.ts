/** Where focus goes when nothing better is left: the page's heading, else its main part. */
export function focusPage(): void {
  for (const place of ['main h1', 'h1', 'main']) {
    for (const element of document.querySelectorAll<HTMLElement>(place)) {
      if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
      element.focus();
      // A hidden heading doesn't take focus.
      if (document.activeElement === element) return;
    }
  }
}
