import { createHash } from 'node:crypto';
import type { FileStorage } from '../../../contract/fileStorage.ts';

/** An upload in parts. */
export interface PartialUpload {
  id: string;
  /** Bytes that the client announced. */
  sizeBytes: number;
  fileName: string;
  startedAtUtc: string;
  /** Data of the area, e.g. the content instance. */
  purpose: Record<string, string>;
}

/** The open uploads as `/__uploads` shows them. */
export interface OpenUpload extends PartialUpload {
  parts: { number: number; bytes: number; sha256: string }[];
}

const prefix = 'uploads/';

/** Uploads in parts, on top of the file storage, so that they survive a restart (faults D8). */
export class PartialUploads {
  readonly #storage: FileStorage;

  constructor(storage: FileStorage) {
    this.#storage = storage;
  }

  /** Begins an upload. */
  begin(upload: PartialUpload): void {
    this.#storage.write(`${prefix}${upload.id}/upload.json`, Buffer.from(JSON.stringify(upload)));
  }

  /** The upload with this id, or undefined if there is none or it has ended. */
  find(id: string): PartialUpload | undefined {
    const bytes = this.#storage.read(`${prefix}${id}/upload.json`);
    return bytes === undefined ? undefined : (JSON.parse(bytes.toString('utf8')) as PartialUpload);
  }

  /** Stores a part, counted from 1; sending it again replaces it. */
  writePart(id: string, number: number, bytes: Uint8Array): void {
    this.#storage.write(this.#partKey(id, number), bytes);
  }

  /** Joins the parts into a file under the key; returns false if parts are missing or the sum differs from the announced size. */
  assemble(id: string, key: string): boolean {
    const upload = this.find(id);
    if (upload === undefined) return false;
    const parts = this.#partKeys(id);
    const isContiguous = parts.every((part, index) => part === this.#partKey(id, index + 1));
    const size = parts.reduce((sum, part) => sum + (this.#storage.size(part) ?? 0), 0);
    if (!isContiguous || size !== upload.sizeBytes) return false;
    this.#storage.join(key, parts);
    return true;
  }

  /** Ends an upload, complete or not, and deletes its parts; returns whether there was one. */
  end(id: string): boolean {
    const isKnown = this.find(id) !== undefined;
    for (const key of this.#storage.list(`${prefix}${id}/`)) this.#storage.remove(key);
    return isKnown;
  }

  /** Every upload that has not ended. */
  open(): OpenUpload[] {
    const ids = new Set(this.#storage.list(prefix).map((key) => key.split('/')[1] ?? ''));
    return [...ids].flatMap((id) => {
      const upload = this.find(id);
      if (upload === undefined) return [];
      const parts = this.#partKeys(id).map((key) => {
        const bytes = this.#storage.read(key) ?? Buffer.alloc(0);
        return { number: Number(key.slice(-6)), bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
      });
      return [{ ...upload, parts }];
    });
  }

  #partKeys(id: string): string[] {
    return this.#storage.list(`${prefix}${id}/part-`);
  }

  #partKey(id: string, number: number): string {
    return `${prefix}${id}/part-${String(number).padStart(6, '0')}`;
  }
}
