import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, readSync, renameSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { FileStorage } from '../../contract/fileStorage.ts';

/** Keeps files in a folder. A key may have slashes: its parts become folders. */
export function folderStorage(folder: string): FileStorage {
  mkdirSync(folder, { recursive: true });
  return {
    write(key, bytes) {
      const path = pathOf(folder, key);
      mkdirSync(dirname(path), { recursive: true });
      // Renamed into place, so that a crash leaves the old file or the new one, never half of one.
      writeFileSync(`${path}.partial`, bytes);
      renameSync(`${path}.partial`, path);
    },
    read(key) {
      const path = pathOf(folder, key);
      return existsSync(path) ? readFileSync(path) : undefined;
    },
    readPart(key, from, to) {
      const file = openSync(pathOf(folder, key), 'r');
      try {
        const bytes = Buffer.alloc(Math.max(to - from, 0));
        return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, from));
      } finally {
        closeSync(file);
      }
    },
    join(key, parts) {
      const path = pathOf(folder, key);
      mkdirSync(dirname(path), { recursive: true });
      const file = openSync(`${path}.partial`, 'w');
      try {
        for (const part of parts) writeSync(file, readFileSync(pathOf(folder, part)));
      } finally {
        closeSync(file);
      }
      renameSync(`${path}.partial`, path);
    },
    remove(key) {
      const path = pathOf(folder, key);
      if (!existsSync(path)) return false;
      rmSync(path);
      return true;
    },
    size(key) {
      return statSync(pathOf(folder, key), { throwIfNoEntry: false })?.size;
    },
    list(prefix = '') {
      return readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).split(sep).join('/'))
        .filter((key) => key.startsWith(prefix))
        .sort();
    },
  };
}

/** @throws RangeError for a key that is not made of plain names, e.g. `../secret` */
function pathOf(folder: string, key: string): string {
  const isPlain = key.split('/').every((part) => /^[\w-][\w.-]*$/.test(part));
  if (!isPlain || key.length > 300) throw new RangeError('A storage key is made of letters, digits, dots, dashes and slashes.');
  return join(folder, ...key.split('/'));
}
