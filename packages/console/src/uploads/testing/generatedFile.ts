import { createHash } from 'node:crypto';

/** A file whose bytes are generated when they are read, and which records its reads. */
export interface GeneratedFile extends File {
  /** SHA-256 of the whole. */
  sha256: () => string;
  /** The most bytes requested by one read. */
  largestRead: () => number;
  /** From now on the browser refuses to read it, as it does with a file that was changed on disk. */
  change: () => void;
}

const block = 64 * 1024;

/** The bytes of a range of a file: another pattern in each block, so that no two parts are equal. */
function bytesOf(from: number, to: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(to - from);
  for (let at = from; at < to; ) {
    const end = Math.min(to, (Math.floor(at / block) + 1) * block);
    bytes.fill((Math.floor(at / block) * 31 + 7) % 251, at - from, end - from);
    at = end;
  }
  return bytes;
}

/** Makes a file of this size, none of which is held in memory. */
export function generatedFile(name: string, size: number): GeneratedFile {
  let largest = 0;
  let isChanged = false;
  const slice = (from = 0, to = size) => {
    largest = Math.max(largest, to - from);
    return {
      arrayBuffer: () => (isChanged ? Promise.reject(new DOMException('The file has changed.', 'NotReadableError')) : Promise.resolve(bytesOf(from, Math.min(to, size)).buffer)),
    } as Blob;
  };
  const whole = () => Promise.reject(new Error('A file is never read as a whole.'));
  const sha256 = () => {
    const hash = createHash('sha256');
    for (let at = 0; at < size; at += block) hash.update(bytesOf(at, Math.min(at + block, size)));
    return hash.digest('hex');
  };
  return {
    name,
    size,
    type: '',
    lastModified: 1_700_000_000_000,
    slice,
    arrayBuffer: whole,
    sha256,
    largestRead: () => largest,
    change: () => {
      isChanged = true;
    },
  } as unknown as GeneratedFile;
}
