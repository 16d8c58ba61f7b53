/**
 * Storage of uploaded bytes. The caller chooses the keys (usually a GUID plus extension); they are
 * never used as paths unchecked, so that a hostile file name cannot leave the folder.
 */
export interface FileStorage {
  /** Stores the bytes under the key, replacing what was there. */
  write(key: string, bytes: Uint8Array): void;
  /** The bytes under the key, or undefined when nothing is stored there. */
  read(key: string): Buffer | undefined;
  /** Reads only the bytes from one offset up to another, exclusive. Fewer if the file ends before. */
  readPart(key: string, from: number, to: number): Buffer;
  /** Joins files into one, in their order, without holding them all in memory. */
  join(key: string, parts: readonly string[]): void;
  /** Removes the bytes; returns whether there were any. */
  remove(key: string): boolean;
  /** Size in bytes, or undefined when nothing is stored there. */
  size(key: string): number | undefined;
  /** Every stored key that starts with the prefix, in alphabetical order. @default '' */
  list(prefix?: string): string[];
}
