import { loadAgain } from '@noticeboard/design-system';
import type { TextStorage } from '../../ground/browserStorage.ts';
import { isMissingCode } from './missingCode.ts';

const key = 'noticeboard.chunk-reload';

/** A part of the console is gone, even after a reload: an old tab after a deployment. */
export class ChunkMissingError extends Error {
  override readonly name = 'ChunkMissingError';
}

/** A part of the console cannot be fetched just now: no network, or no server that responds. Worth retrying. */
export class ChunkUnreachableError extends Error {
  override readonly name = 'ChunkUnreachableError';
}

/** The effects of a missing chunk on the page; passed in so that the rule can be tested. */
export interface ChunkReload {
  storage: TextStorage;
  /** Whether the console's own server responds. */
  isServerThere: () => Promise<boolean>;
  /** The address that is being opened. */
  target: () => string;
  /** Reloads the page at an address. */
  reloadAt: (address: string) => void;
}

/**
 * Loads a part of the console. If the server responds and the part is missing, a deployment removed it: the page is
 * reloaded once, at the address that the user wanted (B01); if it is still missing, the error page is shown. The mark is removed by
 * `forgetReload`. Without a server the page stays as it is, with everything in its memory (N01).
 *
 * @throws ChunkMissingError, ChunkUnreachableError, or the error of the part itself while it started
 */
export async function loadChunk<Module>(load: () => Promise<Module>, parts: ChunkReload): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!isMissingCode(error)) throw error;
    if (!(await parts.isServerThere())) throw new ChunkUnreachableError('A part of the console cannot be fetched just now.', { cause: error });
  }
  try {
    // The connection may only have failed for a moment.
    return await loadAgain(load);
  } catch (error) {
    if (!isMissingCode(error)) throw error;
    return reloadOnce(error, parts);
  }
}

function reloadOnce(error: unknown, { storage, target, reloadAt }: ChunkReload): Promise<never> {
  const address = target();
  if (storage.read(key) === address || !isKept(storage, address)) {
    throw new ChunkMissingError('A part of the console could not be loaded.', { cause: error });
  }
  reloadAt(address);
  // The page is being unloaded: nothing more is to be shown on it.
  return new Promise<never>(() => undefined);
}

/**
 * A page has loaded with all its parts: the next deployment causes a reload again. One part alone proves nothing, since
 * the shell around a missing page may well load.
 */
export function forgetReload(storage: TextStorage): void {
  storage.remove(key);
}

/** Without a storage that outlives the reload, it would reload for ever. */
function isKept(storage: TextStorage, address: string): boolean {
  storage.write(key, address);
  return storage.isLasting();
}
