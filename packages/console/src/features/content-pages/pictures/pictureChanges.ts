import type { Saves } from '../../../access/useSave.ts';
import type { ItemFile } from '../../../content/files/itemFile.ts';

/** What is done to the pictures of an item. Each is saved immediately (ADR 0091). */
export interface PictureChanges {
  /** Lets uploads join the item, or the part of it at this address. */
  join: Saves<{ href: string; fileNames: readonly string[] }, unknown>;
  /** Deletes pictures. */
  remove: Saves<readonly ItemFile[], unknown>;
}
