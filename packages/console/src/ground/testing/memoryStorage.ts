import type { TextStorage } from '../browserStorage.ts';

/** A storage that is kept in memory alone, for tests. */
export function memoryStorage(texts: Record<string, string> = {}): TextStorage {
  const kept = new Map(Object.entries(texts));
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => void kept.set(key, text),
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
    isLasting: () => true,
  };
}
