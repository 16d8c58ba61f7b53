import type { Saves } from '../../../access/useSave.ts';
import type { ItemFile } from '../../../content/files/itemFile.ts';

/** The changes of an item's pictures. Each is saved immediately (ADR 0091). */
export interface PictureChanges {
  /** Adds uploads to the item, or to the part of it at this address. */
  join: Saves<{ href: string; fileNames: readonly string[] }, unknown>;
  /** Deletes pictures. */
  remove: Saves<readonly ItemFile[], unknown>;
}
