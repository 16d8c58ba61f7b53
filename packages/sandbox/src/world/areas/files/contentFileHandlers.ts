import { randomUUID } from 'node:crypto';
import type { OperationContext, StoredFile } from '../../../contract/operation.ts';
import type { BodyOf, ContractHandlers } from '../contractHandlers.ts';
import { created, done, found, missing, textParameter } from '../results.ts';
import { changeableFile, checkBeginning, onlyFile, readableFile, refusedFile, scopeToUpload } from './fileAccess.ts';
import { isImage, isShownInline } from './fileTypes.ts';
import { noteFile, plainFileName, presentFile, removeFile, storageKey, storedName, storeThumbnail, type FileRow } from './storedFiles.ts';
import { takenThumbnail, thumbnailOf } from './thumbnails.ts';

/** Largest file in one request (content §9). */
export const singleFileLimit = 10 * 1024 * 1024;

/** How long a storage address is valid (decisions-content O19). */
const linkMilliseconds = 15 * 60 * 1000;

/** Content files v1, and v2's operations on stored files (content §7). */
export const contentFileHandlers: ContractHandlers = {
  uploadContentFile: async (context) => {
    const { body } = context;
    const file = onlyFile(context, singleFileLimit);
    const originalFileName = plainFileName(file.fileName);
    const { tenantId } = scopeToUpload(context, body.ContentInstanceId, originalFileName, 'ContentInstanceId');
    checkBeginning(originalFileName, file.bytes);
    const thumbnail = body.CreateThumbnail && isImage(originalFileName) ? await thumbnailOf(file.bytes, boxOf(body)) : undefined;
    const made = { id: randomUUID(), tenantId, contentInstanceId: body.ContentInstanceId, originalFileName, sizeBytes: file.bytes.length };
    context.storage.write(storageKey(storedName(made)), file.bytes);
    const row = noteFile(context, made);
    return created(presentFile(thumbnail === undefined ? row : storeThumbnail(context, row, thumbnail)));
  },

  getContentFile: (context) => {
    const name = textParameter(context, 'name');
    return { status: 200, stored: storedFile(context, readableFile(context, { name }), name) };
  },

  getContentFileProperties: (context) => {
    const row = readableFile(context, { name: textParameter(context, 'name') });
    return found({
      originalFileName: row.original_file_name,
      contentType: row.content_type,
      sizeBytes: row.size_bytes,
      thumbnail: row.thumbnail,
      createdUtc: row.created_utc,
    });
  },

  deleteContentFile: (context) => {
    removeFile(context, changeableFile(context, { name: textParameter(context, 'name') }));
    return done();
  },

  getContentFileStorageUrl: (context) => {
    const row = readableFile(context, { id: textParameter(context, 'id') });
    const file = storedFile(context, row, row.file_name);
    return found({ url: context.linkTo(file, new Date(context.clock().getTime() + linkMilliseconds)) });
  },

  createContentFileThumbnail: async (context) => {
    const row = changeableFile(context, { id: textParameter(context, 'id') });
    if (!isImage(row.original_file_name)) throw refusedFile('Only images have thumbnails.');
    const jpeg = await takenThumbnail(onlyFile(context, singleFileLimit).bytes);
    return created(presentFile(storeThumbnail(context, row, jpeg)));
  },
};

function boxOf({ ThumbnailWidth, ThumbnailHeight, IgnoreThumbnailAspectRatio = false }: BodyOf<'uploadContentFile'>) {
  return { width: ThumbnailWidth ?? 200, height: ThumbnailHeight ?? 200, ignoresRatio: IgnoreThumbnailAspectRatio };
}

/** The bytes of the file, or of its thumbnail if the name is the thumbnail's. Nothing that could hold a script is shown inline. */
function storedFile({ storage }: OperationContext, row: FileRow, name: string): StoredFile {
  const key = storageKey(name);
  if (storage.size(key) === undefined) throw missing('file');
  if (name === row.thumbnail) return { key, contentType: 'image/jpeg' };
  return { key, contentType: row.content_type, ...(!isShownInline(row.content_type) && { downloadName: row.original_file_name }) };
}
