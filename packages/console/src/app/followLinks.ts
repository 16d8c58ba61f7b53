import type { MouseEvent } from 'react';

let open: (address: string) => void = (address) => window.location.assign(address);

/** Sets the function that opens an address of the console. Passed in rather than imported: its module imports the links. */
export function followLinksBy(navigate: (address: string) => void): void {
  open = navigate;
}

/**
 * Opens a pressed link without reloading the page. Another button, a modifier or another target are left to the browser, and a
 * press that was already handled is ignored.
 */
export function followLink(event: MouseEvent<HTMLAnchorElement>, href: string): void {
  const { target } = event.currentTarget;
  const isForBrowser = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || (target !== '' && target !== '_self');
  if (event.defaultPrevented || isForBrowser) return;
  event.preventDefault();
  open(href);
}
