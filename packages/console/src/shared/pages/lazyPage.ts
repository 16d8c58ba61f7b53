import { type ComponentType, memo } from 'react';
import type { ReadsFirst } from '../../api/readsFirst.ts';
import { browserStorage } from '../../ground/browserStorage.ts';
import { ChunkUnreachableError, forgetReload, loadChunk } from './chunkReload.ts';
import { latePage, type PagePlace } from './latePage.tsx';
import { isServerThere } from './missingCode.ts';

const storage = browserStorage('tab');
let addressOfNavigation = (): string | undefined => undefined;

/** Sets the function that returns the address being opened while a page's code loads. */
export function followNavigation(address: () => string | undefined): void {
  addressOfNavigation = address;
}

/** The address that is being opened while the former page is still shown; undefined for none. */
export const pendingAddress = (): string | undefined => addressOfNavigation();

let isPartMissing = false;

/** Reports that a page was reached; if it is complete, a later deployment may cause a reload again. */
export function noteArrival(): void {
  if (!isPartMissing) forgetReload(storage);
}

/**
 * Replaces a missing page and throws when it is rendered: the router never stops waiting for a `lazy` that
 * was rejected while the page was opened, but shows an error that a component throws.
 */
function missingPage(error: unknown): ComponentType {
  isPartMissing = true;
  return () => {
    throw error;
  };
}

/** A route's `lazy`, with a function that prefetches its file. */
export interface LazyPage {
  (): Promise<{ Component: ComponentType }>;
  /** Fetches the file of the page; a failure does not matter before the page is visited. */
  prefetch: () => void;
  /** Passes on the page's first reads once they are loaded: immediately, if they are already; never, for a page without any. */
  withReadsFirst: (take: (readsFirst: ReadsFirst) => void) => void;
}

interface LazyPageOptions {
  /** Where it is shown while it cannot be fetched. @default 'frame' */
  place?: PagePlace;
  /** Fetches the page's first reads, from a file that loads before the page's own; omitted if it is not worth it. */
  fetchReadsFirst?: () => Promise<ReadsFirst>;
}

/**
 * A route's `lazy`: its page is a separate file, loaded when it is first visited or about to be.
 *
 * @param load fetches its file
 */
export function lazyPage(load: () => Promise<ComponentType>, { place = 'frame', fetchReadsFirst }: LazyPageOptions = {}): LazyPage {
  let readsFirst: ReadsFirst | undefined;
  const loadOrReload = () =>
    loadChunk(load, {
      storage,
      isServerThere,
      target: () => addressOfNavigation() ?? window.location.pathname + window.location.search,
      reloadAt: (address) => window.location.assign(address),
    });
  // Memoized: the router renders every page on the path to the shown one at each change of the address, including a list's query.
  const visit = async () => ({
    Component: memo(await loadOrReload().catch((error: unknown) => (error instanceof ChunkUnreachableError ? latePage(loadOrReload, place) : missingPage(error)))),
  });
  const withReadsFirst: LazyPage['withReadsFirst'] = (take) => {
    if (readsFirst) take(readsFirst);
    else fetchReadsFirst?.().then((fetched) => take((readsFirst = fetched)), () => undefined);
  };
  return Object.assign(visit, { prefetch: () => void load().catch(() => undefined), withReadsFirst });
}
