import { loadAgain } from '@noticeboard/design-system';
import type { TextStorage } from '../../ground/browserStorage.ts';
import { isMissingCode } from './missingCode.ts';

const key = 'noticeboard.chunk-reload';

/** A part of the console is gone, also after a reload: an old tab after a deploy. */
export class ChunkMissingError extends Error {
  override readonly name = 'ChunkMissingError';
}

/** A part of the console cannot be fetched just now: no network, or no server that answers. Worth trying again. */
export class ChunkUnreachableError extends Error {
  override readonly name = 'ChunkUnreachableError';
}

/** What a missing chunk does to the page; given from outside so that the rule can be tested. */
export interface ChunkReload {
  storage: TextStorage;
  /** Whether the console's own server answers. */
  isServerThere: () => Promise<boolean>;
  /** Address that the user is on the way to. */
  target: () => string;
  /** Loads the page again at an address. */
  reloadAt: (address: string) => void;
}

/**
 * Loads a part of the console. Where the server is there and the part is not, a deploy took it away: the page is loaded
 * again, once, at the address that the user wanted (B01); missing again, the error page shows. The mark falls with
 * `forgetReload`. Without a server the page stays as it is, with everything in its memory (N01).
 *
 * @throws ChunkMissingError, ChunkUnreachableError, or what the part itself threw while it started
 */
export async function loadChunk<Module>(load: () => Promise<Module>, parts: ChunkReload): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!isMissingCode(error)) throw error;
    if (!(await parts.isServerThere())) throw new ChunkUnreachableError('A part of the console cannot be fetched just now.', { cause: error });
  }
  try {
    // The connection may have failed for a moment only.
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
  // The page is going away: nothing more is to be shown on it.
  return new Promise<never>(() => undefined);
}

/**
 * A page is there with all its parts: the next deploy is met by a reload again. One part alone proves nothing, since
 * the shell around a missing page may well load.
 */
export function forgetReload(storage: TextStorage): void {
  storage.remove(key);
}

/** Without a storage that outlives the reload there would be no end to reloading. */
function isKept(storage: TextStorage, address: string): boolean {
  storage.write(key, address);
  return storage.isLasting();
}
