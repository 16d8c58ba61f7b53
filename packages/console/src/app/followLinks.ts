import type { MouseEvent } from 'react';

let open: (address: string) => void = (address) => window.location.assign(address);

/** Names what opens an address of the console. Given rather than imported: what it opens holds the links. */
export function followLinksBy(navigate: (address: string) => void): void {
  open = navigate;
}

/**
 * Opens a pressed link without loading the page again. Another button, a modifier or another target are the browser's, and a
 * press that something else took is over.
 */
export function followLink(event: MouseEvent<HTMLAnchorElement>, href: string): void {
  const { target } = event.currentTarget;
  const isForBrowser = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || (target !== '' && target !== '_self');
  if (event.defaultPrevented || isForBrowser) return;
  event.preventDefault();
  open(href);
}
