/** A few texts that outlive a page load. Works, for this page load only, where the browser refuses to store (A23). */
export interface TextStorage {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
  /** Whether written texts outlive this page load. */
  isLasting: () => boolean;
}

/** Texts that the browser refuses to store, shared by all callers in this page load. */
const memories = { tab: new Map<string, string>(), device: new Map<string, string>() };

/** Storage of the tab (`sessionStorage`) or of the device (`localStorage`). */
export function browserStorage(kind: 'tab' | 'device'): TextStorage {
  const memory = memories[kind];
  const stored = <Result>(access: (storage: Storage) => Result): Result | undefined => {
    try {
      return access(kind === 'tab' ? window.sessionStorage : window.localStorage);
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => stored((storage) => storage.getItem(key)) ?? memory.get(key) ?? null,
    write: (key, text) => {
      const isStored = stored((storage) => {
        storage.setItem(key, text);
        return true;
      });
      if (isStored) memory.delete(key);
      else memory.set(key, text);
    },
    remove: (key) => {
      memory.delete(key);
      stored((storage) => storage.removeItem(key));
    },
    isLasting: () => memory.size === 0,
    keys: () => [...new Set([...memory.keys(), ...(stored((storage) => Object.keys(storage)) ?? [])])],
  };
}
