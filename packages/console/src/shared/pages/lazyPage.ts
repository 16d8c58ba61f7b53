import { type ComponentType, memo } from 'react';
import type { ReadsFirst } from '../../api/readsFirst.ts';
import { browserStorage } from '../../ground/browserStorage.ts';
import { ChunkUnreachableError, forgetReload, loadChunk } from './chunkReload.ts';
import { latePage, type PagePlace } from './latePage.tsx';
import { isServerThere } from './missingCode.ts';

const storage = browserStorage('tab');
let addressOfNavigation = (): string | undefined => undefined;

/** Reports the address that is being opened while a page's code loads. */
export function followNavigation(address: () => string | undefined): void {
  addressOfNavigation = address;
}

/** The address that is being opened while the page before it is still shown; undefined for none. */
export const pendingAddress = (): string | undefined => addressOfNavigation();

let isPartMissing = false;

/** Reports that a page was reached; once it is complete, a later deploy may cause a reload again. */
export function noteArrival(): void {
  if (!isPartMissing) forgetReload(storage);
}

/**
 * Takes the place of a missing page and fails when it is shown: the router never stops waiting for a `lazy` that
 * was rejected while the page was opened, but shows what a component throws.
 */
function missingPage(error: unknown): ComponentType {
  isPartMissing = true;
  return () => {
    throw error;
  };
}

/** A route's `lazy`, and how its file is fetched ahead. */
export interface LazyPage {
  (): Promise<{ Component: ComponentType }>;
  /** Fetches the file of the page; one that does not arrive is no matter before the page is visited. */
  prefetch: () => void;
  /** Gives what the page reads first as soon as that is there: immediately, where it is already; never, for a page that names nothing. */
  withReadsFirst: (take: (readsFirst: ReadsFirst) => void) => void;
}

interface LazyPageOptions {
  /** How it looks while it cannot be fetched. @default 'frame' */
  place?: PagePlace;
  /** Fetches what the page reads first, from a file that is there before the page's own; not given where nothing is worth it. */
  fetchReadsFirst?: () => Promise<ReadsFirst>;
}

/**
 * A route's `lazy`: its page is a file of its own, loaded when it is first visited or about to be.
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
  // Memoized: the router renders every page on the way to the one that is shown at each change of the address, a list's query included.
  const visit = async () => ({
    Component: memo(await loadOrReload().catch((error: unknown) => (error instanceof ChunkUnreachableError ? latePage(loadOrReload, place) : missingPage(error)))),
  });
  const withReadsFirst: LazyPage['withReadsFirst'] = (take) => {
    if (readsFirst) take(readsFirst);
    else fetchReadsFirst?.().then((fetched) => take((readsFirst = fetched)), () => undefined);
  };
  return Object.assign(visit, { prefetch: () => void load().catch(() => undefined), withReadsFirst });
}
