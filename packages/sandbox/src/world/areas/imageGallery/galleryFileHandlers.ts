import type { OperationContext } from '../../../contract/operation.ts';
import { inTransaction, queryFirst } from '../../database/query.ts';
import type { ContextOf, ContractHandlers } from '../contractHandlers.ts';
import { attachFile } from '../content/attachments.ts';
import { editableItem, type ItemPlace, readableItem } from '../content/pageAccess.ts';
import { type FileRow, presentFile, removeFile } from '../files/storedFiles.ts';
import { created, done, found, missing, textParameter } from '../results.ts';
import { pageOfFiles } from './galleryFiles.ts';

/** The files of an image gallery item, including those in albums (content §7). */
export const galleryFileHandlers: ContractHandlers = {
  listImageGalleryFiles: (context) => {
    const { item } = readableItem(context, 'ImageGalleryWithAlbums');
    return found(pageOfFiles(context, { itemId: item.id }));
  },

  addImageGalleryFiles: (context) => {
    const place = editableItem(context, 'ImageGalleryWithAlbums');
    return created(inTransaction(context.database, () => joinFiles(context, place)).map(presentFile));
  },

  deleteImageGalleryFile: (context) => {
    removeFile(context, galleryFile(context, editableItem(context, 'ImageGalleryWithAlbums')));
    return done();
  },
};

/** Attaches the body's files to the item, and returns them in the order of the body. Run it in a transaction. @throws ProblemError 400 */
export function joinFiles({ database, caller, body }: ContextOf<'addImageGalleryFiles' | 'addImageGalleryAlbumFiles'>, { page, item }: ItemPlace): FileRow[] {
  return [...new Set(body.fileNames)].map((fileName) => {
    attachFile(database, { itemId: item.id, pageId: page.id, pageType: 'ImageGalleryWithAlbums', callerId: caller.userId }, fileName, 'fileNames');
    const file = queryFirst<FileRow>(database, 'SELECT * FROM content_files WHERE file_name = ?', fileName);
    if (file === undefined) throw missing('file');
    return file;
  });
}

/** The file of the item that the path names. @throws ProblemError 404 */
export function galleryFile(context: OperationContext, { item }: ItemPlace): FileRow {
  const file = queryFirst<FileRow>(context.database, 'SELECT * FROM content_files WHERE id = ? AND content_item_id = ?', textParameter(context, 'fileId'), item.id);
  if (file === undefined) throw missing('file');
  return file;
}
