/**
 * Where uploaded bytes live. Keys are chosen by the caller (a GUID plus extension as a rule) and are
 * never used as paths without being checked, so that a hostile file name cannot leave the folder.
 */
export interface FileStorage {
  /** Stores the bytes under the key, replacing what was there. */
  write(key: string, bytes: Uint8Array): void;
  /** The bytes under the key, or undefined when nothing is stored there. */
  read(key: string): Buffer | undefined;
  /** Removes the bytes; answers whether there were any. */
  remove(key: string): boolean;
  /** Size in bytes, or undefined when nothing is stored there. */
  size(key: string): number | undefined;
  /** Every stored key that starts with the prefix, in alphabetical order. @default '' */
  list(prefix?: string): string[];
}
