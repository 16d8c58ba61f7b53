import { useUnsavedWork } from '@noticeboard/design-system';
import { pictureRules } from '../../../content/files/pictureRules.ts';
import { type ItemUploads, useItemUploads } from '../../../content/files/useItemUploads.ts';
import type { PictureChanges } from './pictureChanges.ts';
import { type JoiningUploads, useJoiningUploads } from './useJoiningUploads.ts';

/** Uploads of a gallery, which are added to it as they finish. */
export interface PictureUploads extends ItemUploads, JoiningUploads {}

/**
 * The uploads of a gallery's item, whichever of its albums they go to. Leaving needs a confirmation while one has not been added: without
 * this page it would belong to nothing (ADR 0091).
 *
 * @param item its address, and its name in the tray
 */
export function usePictureUploads(pageId: string, item: { label: string; href: string }, join: Pick<PictureChanges['join'], 'save'>): PictureUploads {
  const uploads = useItemUploads(pageId, item, pictureRules, 'multiple');
  const joining = useJoiningUploads(uploads, join);
  useUnsavedWork({ id: 'pictures', isDirty: uploads.isDirty, values: undefined, onRestore: undefined });
  return { ...uploads, ...joining };
}
