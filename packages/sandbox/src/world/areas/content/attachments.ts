import type { DatabaseSync } from 'node:sqlite';
import { change, queryAll, queryFirst } from '../../database/query.ts';
import { invalid } from '../results.ts';

/** What joins an item and what leaves it, by stored names (content §7). */
export interface AttachmentChange {
  attachedFileNames?: readonly string[];
  deletedFileNames?: readonly string[];
}

/** Whose item it is about, and which kinds of file it takes. */
interface AttachmentRules {
  itemId: string;
  pageId: string;
  callerId: string;
  /** Endings in lower case, without the dot; left out, any file is taken. */
  endings?: readonly string[];
}

interface FileRow {
  content_item_id: string | null;
  uploaded_by_id: string | null;
  original_file_name: string;
}

/**
 * Attaches and removes files. A file joins an item of the page that it was uploaded for, once, by who uploaded it (ADR 0064);
 * one that is there already stays. What is to leave and has left is no mistake: the same save may be sent twice. Run it in a
 * transaction.
 *
 * @throws ProblemError 400 at `attachedFileNames`
 */
export function changeAttachments(database: DatabaseSync, rules: AttachmentRules, { attachedFileNames = [], deletedFileNames = [] }: AttachmentChange): void {
  const leaving = new Set(deletedFileNames);
  for (const fileName of attachedFileNames) {
    if (leaving.has(fileName)) continue;
    const file = queryFirst<FileRow>(
      database,
      'SELECT content_item_id, uploaded_by_id, original_file_name FROM content_files WHERE file_name = ? AND content_instance_id = ?',
      fileName,
      rules.pageId,
    );
    const isHere = file?.content_item_id === rules.itemId;
    if (isHere) continue;
    if (file === undefined || file.content_item_id !== null || file.uploaded_by_id !== rules.callerId) throw invalid('attachedFileNames', `'${fileName}' was not uploaded for this page.`);
    const ending = /\.([^.]+)$/.exec(file.original_file_name)?.[1]?.toLowerCase() ?? '';
    if (rules.endings !== undefined && !rules.endings.includes(ending)) throw invalid('attachedFileNames', `'${file.original_file_name}' is of a kind that this page does not take.`);
    change(database, 'UPDATE content_files SET content_item_id = ? WHERE file_name = ?', rules.itemId, fileName);
  }
  for (const fileName of leaving) change(database, 'DELETE FROM content_files WHERE file_name = ? AND content_item_id = ?', fileName, rules.itemId);
}

/** Original names of the files of an item, in the order in which they came. */
export function attachedNames(database: DatabaseSync, itemId: string): string[] {
  return queryAll<{ name: string }>(database, 'SELECT original_file_name AS name FROM content_files WHERE content_item_id = ? ORDER BY created_utc, id', itemId).map(({ name }) => name);
}
