import type { DatabaseSync } from 'node:sqlite';
import { change, queryAll, queryFirst } from '../../database/query.ts';
import type { ContentTypeName } from '../../reference/contentTypes.ts';
import { typeRefusal } from '../files/fileTypes.ts';
import type { StoredNames } from '../files/storedFiles.ts';
import { invalid } from '../results.ts';

/** Files to attach to an item and to remove from it, by stored names (content §7). */
export interface AttachmentChange {
  attachedFileNames?: readonly string[];
  deletedFileNames?: readonly string[];
}

/** The item that files are attached to. */
export interface AttachmentRules {
  itemId: string;
  pageId: string;
  pageType: ContentTypeName;
  callerId: string;
}

interface FileRow {
  content_item_id: string | null;
  uploaded_by_id: string | null;
  original_file_name: string;
}

/**
 * Attaches and removes files. Only its uploader attaches a file, once, to an item of the page that it was uploaded for (ADR 0064);
 * an attached one stays. Removing a file that is gone is no error: the same save may be sent twice. Run it in a
 * transaction, and remove the bytes of the returned files after it.
 *
 * @throws ProblemError 400 at `attachedFileNames`
 */
export function changeAttachments(database: DatabaseSync, rules: AttachmentRules, { attachedFileNames = [], deletedFileNames = [] }: AttachmentChange): StoredNames[] {
  const leaving = new Set(deletedFileNames);
  for (const fileName of attachedFileNames) if (!leaving.has(fileName)) attachFile(database, rules, fileName, 'attachedFileNames');
  return [...leaving].flatMap((fileName) =>
    queryAll<StoredNames>(database, 'DELETE FROM content_files WHERE file_name = ? AND content_item_id = ? RETURNING file_name, thumbnail', fileName, rules.itemId),
  );
}

/**
 * Attaches a file to an item; an attached one stays.
 *
 * @param field of the body that names the file
 * @throws ProblemError 400 at the field
 */
export function attachFile(database: DatabaseSync, { itemId, pageId, pageType, callerId }: AttachmentRules, fileName: string, field: string): void {
  const file = queryFirst<FileRow>(
    database,
    'SELECT content_item_id, uploaded_by_id, original_file_name FROM content_files WHERE file_name = ? AND content_instance_id = ?',
    fileName,
    pageId,
  );
  if (file?.content_item_id === itemId) return;
  if (file === undefined || file.content_item_id !== null || file.uploaded_by_id !== callerId) throw invalid(field, `'${fileName}' was not uploaded for this page.`);
  const problem = typeRefusal(pageType, file.original_file_name);
  if (problem !== undefined) throw invalid(field, problem);
  change(database, 'UPDATE content_files SET content_item_id = ? WHERE file_name = ?', itemId, fileName);
}

/** Original names of the files of an item, in the order of upload. */
export function attachedNames(database: DatabaseSync, itemId: string): string[] {
  return queryAll<{ name: string }>(database, 'SELECT original_file_name AS name FROM content_files WHERE content_item_id = ? ORDER BY created_utc, id', itemId).map(({ name }) => name);
}
