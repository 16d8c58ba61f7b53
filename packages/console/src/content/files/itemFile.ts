import type { components } from '@noticeboard/api-types/schema';

/** A stored file of an item, as screens show it; its stored name identifies it. */
export interface ItemFile {
  id: string;
  fileName: string;
  /** Its name on the device. */
  originalFileName: string;
  /** Stored name of its thumbnail; null for none. */
  thumbnail: string | null;
  /** Null if the host doesn't say. */
  sizeBytes: number | null;
}

/** The files of an item as the host lists them. */
export const filesOf = (files: readonly components['schemas']['ContentFile'][] | null | undefined): ItemFile[] =>
  (files ?? []).map(({ id, fileName, originalFileName, thumbnail, sizeBytes }) => ({ id, fileName, originalFileName, thumbnail, sizeBytes: sizeBytes ?? null }));

/** Stored name of the thumbnail of an item's first picture; null if it has none. */
export const firstPicture = (files: readonly components['schemas']['ContentFile'][] | null | undefined): string | null =>
  files?.find(({ thumbnail }) => thumbnail !== null)?.thumbnail ?? null;
