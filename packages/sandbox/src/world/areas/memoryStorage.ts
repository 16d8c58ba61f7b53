import type { FileStorage } from '../../contract/fileStorage.ts';

/** Keeps files in memory, for the test worlds. */
export function memoryStorage(): FileStorage {
  const files = new Map<string, Buffer>();
  const stored = (key: string) => files.get(key) ?? Buffer.alloc(0);
  return {
    write: (key, bytes) => void files.set(key, Buffer.from(bytes)),
    read: (key) => files.get(key),
    readPart: (key, from, to) => stored(key).subarray(from, to),
    join: (key, parts) => void files.set(key, Buffer.concat(parts.map(stored))),
    remove: (key) => files.delete(key),
    size: (key) => files.get(key)?.length,
    list: (prefix = '') => [...files.keys()].filter((key) => key.startsWith(prefix)).sort(),
  };
}
