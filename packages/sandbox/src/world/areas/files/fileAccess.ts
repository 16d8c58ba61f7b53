import { canEditItem, canReadItem, canReadPage, canWritePage } from '../../access/permissions.ts';
import { refusal, scopeOf, type Scope } from '../../access/scope.ts';
import { queryFirst } from '../../database/query.ts';
import type { OperationContext } from '../../../contract/operation.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import { contentTypeName } from '../../reference/contentTypes.ts';
import { findItem, guarded } from '../content/itemRows.ts';
import { missing } from '../results.ts';
import { findFile, type FileRow } from './storedFiles.ts';
import { isWhatItSays, typeRefusal } from './fileTypes.ts';

/** Refuses a file, at the field that the form shows it in. */
export const refusedFile = (message: string, field = 'FileContent'): ProblemError => new ProblemError(400, message, { errors: { [field]: [message] } });

/**
 * The scope of a call that puts a file of this name onto a page.
 *
 * @param field that names the page in the body
 * @throws ProblemError 400 for an unknown page or a type that it doesn't accept, 403 without the right to write there
 */
export function scopeToUpload(context: OperationContext, pageId: string, fileName: string, field: string): Scope {
  const scope = scopeOf(context);
  const page = queryFirst<{ content_type_id: string }>(
    context.database,
    'SELECT content_type_id FROM content_instances WHERE id = ? AND tenant_id = ?',
    pageId,
    scope.tenantId,
  );
  if (page === undefined) throw refusedFile('There is no such content page.', field);
  if (!canWritePage(scope.actor, pageId)) throw refusal(scope);
  const problem = typeRefusal(contentTypeName(page.content_type_id), fileName);
  if (problem !== undefined) throw refusedFile(problem);
  return scope;
}

/** @throws ProblemError 400 if the file does not begin as its extension requires (faults X06) */
export function checkBeginning(fileName: string, bytes: Uint8Array): void {
  if (!isWhatItSays(fileName, bytes)) throw refusedFile('The content of the file is not what its name says.');
}

/** The one file of a multipart body. @throws ProblemError 400, 413 beyond the limit */
export function onlyFile({ files }: OperationContext, limit: number): OperationContext['files'][number] {
  const [file, ...others] = files.filter(({ field }) => field === 'FileContent');
  if (file === undefined || others.length > 0) throw refusedFile('Send one file.');
  if (file.bytes.length === 0) throw refusedFile('The file is empty.');
  if (file.bytes.length > limit) throw new ProblemError(413, `The file is larger than ${limit} bytes.`);
  return file;
}

/**
 * A file is readable with the item that it belongs to; without an item, by page readers if in a folder or album, else by its
 * uploader and page writers. @throws ProblemError 403, 404
 */
export function readableFile(context: OperationContext, by: { id: string } | { name: string }): FileRow {
  const { scope, file, item } = locate(context, by);
  const { actor } = scope;
  const pageId = file.content_instance_id ?? '';
  const isOnPage = file.resource_container_id !== null || file.album_id !== null;
  const mayReadPage = isOnPage ? canReadPage(actor, pageId) : file.uploaded_by_id === actor.userId || canWritePage(actor, pageId);
  if (!(item === undefined ? mayReadPage : canReadItem(actor, guarded(item)))) throw refusal(scope);
  return file;
}

/** A file that may be changed or deleted: by its uploader until it is attached, then by those who may edit the item. @throws ProblemError 403, 404 */
export function changeableFile(context: OperationContext, by: { id: string } | { name: string }): FileRow {
  const { scope, file, item } = locate(context, by);
  const isOwn = file.uploaded_by_id === scope.actor.userId || scope.actor.roleType === 'SuperAdmin';
  if (!(item === undefined ? isOwn : canEditItem(scope.actor, guarded(item)))) throw refusal(scope);
  return file;
}

function locate(context: OperationContext, by: { id: string } | { name: string }) {
  const scope = scopeOf(context);
  const file = findFile(context.database, scope.tenantId, by);
  if (file === undefined) throw missing('file');
  const item = file.content_item_id === null ? undefined : findItem(context.database, scope.tenantId, file.content_item_id);
  return { scope, file, item };
}
