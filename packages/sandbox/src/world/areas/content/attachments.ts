import type { DatabaseSync } from 'node:sqlite';
import { change, queryAll, queryFirst } from '../../database/query.ts';
import type { ContentTypeName } from '../../reference/contentTypes.ts';
import { typeRefusal } from '../files/fileTypes.ts';
import type { StoredNames } from '../files/storedFiles.ts';
import { invalid } from '../results.ts';

/** What joins an item and what leaves it, by stored names (content §7). */
export interface AttachmentChange {
  attachedFileNames?: readonly string[];
  deletedFileNames?: readonly string[];
}

/** Whose item files join. */
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
 * Attaches and removes files. A file joins an item of the page that it was uploaded for, once, by who uploaded it (ADR 0064);
 * one that is there already stays. What is to leave and has left is no mistake: the same save may be sent twice. Run it in a
 * transaction, and remove the bytes of what it answers once that has ended.
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
 * Lets a file join an item; one that is there already stays.
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

/** Original names of the files of an item, in the order in which they came. */
export function attachedNames(database: DatabaseSync, itemId: string): string[] {
  return queryAll<{ name: string }>(database, 'SELECT original_file_name AS name FROM content_files WHERE content_item_id = ? ORDER BY created_utc, id', itemId).map(({ name }) => name);
}
