import type { TextStorage } from '../../shared/browserStorage.ts';

const key = 'noticeboard.chunk-reload';

/** A part of the console could not be loaded, also after a reload: an old tab after a deploy, or a lost connection. */
export class ChunkMissingError extends Error {
  override readonly name = 'ChunkMissingError';
}

/** What a missing chunk does to the page; given from outside so that the rule can be tested. */
export interface ChunkReload {
  storage: TextStorage;
  /** Address that the user is on the way to. */
  target: () => string;
  /** Loads the page anew at an address. */
  reloadAt: (address: string) => void;
}

/**
 * Loads a part of the console. When it is missing the page is loaded anew, once, at the address that the user
 * wanted (B01); missing again, the error page shows. The mark falls with `forgetReload`.
 *
 * @throws ChunkMissingError
 */
export async function loadChunk<Module>(load: () => Promise<Module>, { storage, target, reloadAt }: ChunkReload): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const address = target();
    if (storage.read(key) === address || !isKept(storage, address)) {
      throw new ChunkMissingError('A part of the console could not be loaded.', { cause: error });
    }
    reloadAt(address);
    // The page is going away: nothing more is to be shown on it.
    return new Promise<Module>(() => undefined);
  }
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
