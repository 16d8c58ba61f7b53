import type { ComponentType } from 'react';
import { browserStorage } from '../shared/browserStorage.ts';
import { forgetReload, loadChunk } from './boundaries/chunkReload.ts';

const storage = browserStorage('tab');
let addressOfNavigation = (): string | undefined => undefined;

/** Tells where the user is on the way to while a page's code is being loaded. */
export function followNavigation(address: () => string | undefined): void {
  addressOfNavigation = address;
}

/** Tells that a page has been reached with all its parts. */
export function noteArrival(): void {
  forgetReload(storage);
}

/** A route's `lazy`: its page is a file of its own, loaded when it is first visited. */
export function lazyPage(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  return async () => ({
    Component: await loadChunk(load, {
      storage,
      target: () => addressOfNavigation() ?? window.location.pathname + window.location.search,
      reloadAt: (address) => window.location.assign(address),
    }),
  });
}
