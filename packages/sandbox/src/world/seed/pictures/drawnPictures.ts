import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileStorage } from '../../../contract/fileStorage.ts';
import { faceCount } from './faces.ts';
import type { scenes } from './scenes.ts';

/** A picture of `scenes.ts`, drawn by `pnpm --filter @noticeboard/sandbox draw`. */
export type PictureName = keyof typeof scenes;

const folder = join(import.meta.dirname, 'drawn');
const read = new Map<string, Buffer>();

/** The bytes of a drawn picture; each is read from the repository once. */
export function drawn(fileName: string): Buffer {
  const known = read.get(fileName);
  if (known !== undefined) return known;
  const bytes = readFileSync(join(folder, fileName));
  read.set(fileName, bytes);
  return bytes;
}

/** The portrait of the person with this number. */
export function portrait(number: number): Buffer {
  return drawn(`face-${number % faceCount}.png`);
}

/** Stored name of a picture of a seeded post; `key` distinguishes the same picture of two posts. */
export function seededName(picture: PictureName, key: string): string {
  return `seed-${picture}-${key}.jpg`;
}

/** Stored name of its thumbnail. */
export function seededThumbnail(picture: PictureName, key: string): string {
  return `seed-${picture}-${key}.thumbnail.jpg`;
}

const seeded = /^content\/seed-([a-z-]+)-[0-9a-f]{8}(\.thumbnail)?\.jpg$/;

/**
 * A file storage that also has the pictures of seeded posts, without a copy of them in the data folder: they are back
 * when the world is restored.
 */
export function withSeededPictures(storage: FileStorage): FileStorage {
  const pictureOf = (key: string): Buffer | undefined => {
    const [, name, thumbnail = ''] = seeded.exec(key) ?? [];
    return name === undefined ? undefined : drawn(`${name}${thumbnail}.jpg`);
  };
  return {
    ...storage,
    read: (key) => pictureOf(key) ?? storage.read(key),
    readPart: (key, from, to) => pictureOf(key)?.subarray(from, to) ?? storage.readPart(key, from, to),
    size: (key) => pictureOf(key)?.length ?? storage.size(key),
  };
}
