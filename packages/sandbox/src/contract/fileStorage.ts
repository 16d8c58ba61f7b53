/**
 * Where uploaded bytes live. Keys are chosen by the caller (a GUID plus extension as a rule) and are
 * never used as paths without being checked, so that a hostile file name cannot leave the folder.
 */
export interface FileStorage {
  /** Stores the bytes under the key, replacing what was there. */
  write(key: string, bytes: Uint8Array): void;
  /** The bytes under the key, or undefined when nothing is stored there. */
  read(key: string): Buffer | undefined;
  /** The bytes from one place up to another, which is left out; only these are read. Fewer where the file ends before. */
  readPart(key: string, from: number, to: number): Buffer;
  /** Makes one file of others, in their order, without holding them all in memory. */
  join(key: string, parts: readonly string[]): void;
  /** Removes the bytes; answers whether there were any. */
  remove(key: string): boolean;
  /** Size in bytes, or undefined when nothing is stored there. */
  size(key: string): number | undefined;
  /** Every stored key that starts with the prefix, in alphabetical order. @default '' */
  list(prefix?: string): string[];
}
