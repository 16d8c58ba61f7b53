import { randomUUID } from 'node:crypto';
import type { OperationContext } from '../../../contract/operation.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import { scopeOf } from '../../access/scope.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { created, done, missing, numberParameter, textParameter } from '../results.ts';
import { checkBeginning, onlyFile, refusedFile, scopeToUpload } from './fileAccess.ts';
import { singleFileLimit } from './contentFileHandlers.ts';
import { PartialUploads, type PartialUpload } from './partialUploads.ts';
import { noteFile, plainFileName, presentFile, storageKey, storedName } from './storedFiles.ts';

/** Largest file in parts that this host accepts. */
const largestFile = 2 * 1024 * 1024 * 1024;

/** Uploads in parts, content files v2 (content §7, decisions-content A4 and A54). */
export const multipartHandlers: ContractHandlers = {
  createContentFileMultipartUpload: (context) => {
    const { contentInstanceId, fileName, sizeBytes } = context.body;
    const name = plainFileName(fileName);
    const { tenantId } = scopeToUpload(context, contentInstanceId, name, 'contentInstanceId');
    if (sizeBytes > largestFile) throw new ProblemError(413, `The file is larger than ${largestFile} bytes.`);
    const id = randomUUID();
    new PartialUploads(context.storage).begin({
      id,
      sizeBytes,
      fileName: name,
      startedAtUtc: context.clock().toISOString(),
      purpose: { contentInstanceId, tenantId, userId: context.caller.userId },
    });
    return created({ id });
  },

  uploadContentFilePart: (context) => {
    const { uploads, upload } = locate(context);
    const number = numberParameter(context, 'partNumber');
    const { bytes } = onlyFile(context, singleFileLimit);
    if (number === 1) checkBeginning(upload.fileName, bytes);
    uploads.writePart(upload.id, number, bytes);
    return done();
  },

  completeContentFileMultipartUpload: (context) => {
    const { uploads, upload } = locate(context);
    const { contentInstanceId = '', tenantId = '' } = upload.purpose;
    // Checked again: the right to write may have been withdrawn since the upload began.
    scopeToUpload(context, contentInstanceId, upload.fileName, 'contentInstanceId');
    const made = { id: upload.id, tenantId, contentInstanceId, originalFileName: upload.fileName, sizeBytes: upload.sizeBytes };
    if (!uploads.assemble(upload.id, storageKey(storedName(made)))) throw refusedFile('Parts are missing, or their sizes do not add up.', 'sizeBytes');
    uploads.end(upload.id);
    return created(presentFile(noteFile(context, made)));
  },

  deleteContentFileMultipartUpload: (context) => {
    const { uploads, upload } = locate(context);
    uploads.end(upload.id);
    return done();
  },
};

/** The caller's own upload; for anyone else, and in another tenant, it does not exist. */
function locate(context: OperationContext): { uploads: PartialUploads; upload: PartialUpload } {
  const { tenantId } = scopeOf(context);
  const uploads = new PartialUploads(context.storage);
  const upload = uploads.find(textParameter(context, 'uploadId'));
  const isOwn = upload?.purpose['userId'] === context.caller.userId && upload.purpose['tenantId'] === tenantId;
  if (upload === undefined || !isOwn) throw missing('upload');
  return { uploads, upload };
}
