import { randomUUID } from 'node:crypto';
import type { OperationContext } from '../../../contract/operation.ts';
import { queryFirst } from '../../database/query.ts';
import { insert } from '../../seed/insert.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { checkBeginning, onlyFile, refusedFile } from '../files/fileAccess.ts';
import { contentTypeOf, extensionOf, isShownInline } from '../files/fileTypes.ts';
import { PartialUploads, type PartialUpload } from '../files/partialUploads.ts';
import { plainFileName } from '../files/storedFiles.ts';
import { created, done, found, missing, numberParameter, textParameter } from '../results.ts';
import { channelScope } from './chatScope.ts';

/** How long an address of a chat file lives (decisions-content O19). */
const linkMilliseconds = 15 * 60 * 1000;

/** Characters kept from the end of a file's name: the stored name, prefixed with its id, is a parameter of at most 255. */
const longestName = 200;

/** Files of channels (content §7 'Chat REST', decisions-content §1b and A2). */
export const chatFileHandlers: ContractHandlers = {
  getChatFileUrl: (context) => {
    const channelId = textParameter(context, 'id');
    channelScope(context, channelId);
    const file = queryFirst<{ storage_key: string; content_type: string; original_file_name: string }>(
      context.database,
      'SELECT storage_key, content_type, original_file_name FROM chat_files WHERE file_name = ? AND channel_id = ?',
      textParameter(context, 'file'),
      channelId,
    );
    if (file === undefined || context.storage.size(file.storage_key) === undefined) throw missing('file');
    const stored = { key: file.storage_key, contentType: file.content_type, ...(!isShownInline(file.content_type) && { downloadName: file.original_file_name }) };
    return found({ url: context.linkTo(stored, new Date(context.clock().getTime() + linkMilliseconds)) });
  },

  createChatMultipartUpload: (context) => {
    const channelId = textParameter(context, 'id');
    const { tenantId } = channelScope(context, channelId);
    const { chunkSizeBytes, fileName, sizeBytes } = context.body;
    const id = randomUUID();
    new PartialUploads(context.storage).begin({
      id,
      sizeBytes,
      fileName: plainFileName(fileName).slice(-longestName),
      startedAtUtc: context.clock().toISOString(),
      purpose: { channelId, tenantId, userId: context.caller.userId, chunkSizeBytes: String(chunkSizeBytes) },
    });
    return created({ id, chunkSizeBytes });
  },

  uploadChatPart: (context) => {
    const { uploads, upload } = locate(context);
    const number = numberParameter(context, 'partNumber');
    const { bytes } = onlyFile(context, Number(upload.purpose['chunkSizeBytes']));
    if (number === 1) checkBeginning(upload.fileName, bytes);
    uploads.writePart(upload.id, number, bytes);
    return done();
  },

  completeChatMultipartUpload: (context) => {
    const { uploads, upload } = locate(context);
    const extension = extensionOf(upload.fileName);
    const storageKey = `chat/${upload.id}${/^[a-z\d]{1,10}$/.test(extension) ? `.${extension}` : ''}`;
    if (!uploads.assemble(upload.id, storageKey)) throw refusedFile('Parts are missing, or their sizes do not add up.', 'sizeBytes');
    uploads.end(upload.id);
    const fileName = `${upload.id}-${upload.fileName}`;
    insert(context.database, 'chat_files', {
      file_name: fileName,
      channel_id: upload.purpose['channelId'] ?? '',
      storage_key: storageKey,
      original_file_name: upload.fileName,
      content_type: contentTypeOf(upload.fileName),
      size_bytes: upload.sizeBytes,
      uploaded_by_id: context.caller.userId,
      created_utc: context.clock().toISOString(),
    });
    return created({ fileName });
  },

  cancelChatMultipartUpload: (context) => {
    const { uploads, upload } = locate(context);
    uploads.end(upload.id);
    return done();
  },
};

/** The caller's own upload into this channel; for anyone else it does not exist. */
function locate(context: OperationContext): { uploads: PartialUploads; upload: PartialUpload } {
  const channelId = textParameter(context, 'id');
  channelScope(context, channelId);
  const uploads = new PartialUploads(context.storage);
  const upload = uploads.find(textParameter(context, 'uploadId'));
  const isOwn = upload?.purpose['userId'] === context.caller.userId && upload.purpose['channelId'] === channelId;
  if (upload === undefined || !isOwn) throw missing('upload');
  return { uploads, upload };
}
