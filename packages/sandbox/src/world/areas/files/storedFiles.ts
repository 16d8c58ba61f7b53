import type { DatabaseSync } from 'node:sqlite';
import { insert } from '../../seed/insert.ts';
import { change, queryFirst } from '../../database/query.ts';
import type { OperationContext } from '../../../contract/operation.ts';
import { contentTypeOf, extensionOf } from './fileTypes.ts';

/** A content file as it is stored; its bytes are in the file storage. */
export interface FileRow {
  id: string;
  content_instance_id: string | null;
  content_item_id: string | null;
  resource_container_id: string | null;
  album_id: string | null;
  file_name: string;
  original_file_name: string;
  thumbnail: string | null;
  content_type: string;
  size_bytes: number;
  uploaded_by_id: string | null;
  created_utc: string;
}

/** Key of the bytes of a stored name. */
export const storageKey = (fileName: string): string => `content/${fileName}`;

/** A name that is safe to show and to use: no path, no control characters, none that change the text direction (faults X07). */
export function plainFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim().slice(-255) || 'file';
}

/** The file of the tenant with this id, or with this stored name, the file's own or its thumbnail's. */
export function findFile(database: DatabaseSync, tenantId: string, by: { id: string } | { name: string }): FileRow | undefined {
  return 'id' in by
    ? queryFirst<FileRow>(database, 'SELECT * FROM content_files WHERE id = ? AND tenant_id = ?', by.id, tenantId)
    : queryFirst<FileRow>(database, 'SELECT * FROM content_files WHERE (file_name = ? OR thumbnail = ?) AND tenant_id = ?', by.name, by.name, tenantId);
}

/** A file before it is stored. */
interface NewFile {
  /** Id of the file, and its stored name without the extension. */
  id: string;
  tenantId: string;
  contentInstanceId: string;
  originalFileName: string;
  sizeBytes: number;
}

/** The stored name of a file: it cannot be guessed, and its extension is harmless in a key. */
export function storedName({ id, originalFileName }: Pick<NewFile, 'id' | 'originalFileName'>): string {
  const extension = extensionOf(originalFileName);
  return /^[a-z\d]{1,10}$/.test(extension) ? `${id}.${extension}` : id;
}

/** Records a file whose bytes are stored. */
export function noteFile({ database, caller, clock }: OperationContext, file: NewFile): FileRow {
  const row: FileRow = {
    id: file.id,
    content_instance_id: file.contentInstanceId,
    content_item_id: null,
    resource_container_id: null,
    album_id: null,
    file_name: storedName(file),
    original_file_name: file.originalFileName,
    thumbnail: null,
    content_type: contentTypeOf(file.originalFileName),
    size_bytes: file.sizeBytes,
    uploaded_by_id: caller.userId,
    created_utc: clock().toISOString(),
  };
  insert(database, 'content_files', { ...row, tenant_id: file.tenantId });
  return row;
}

/** Gives a file its thumbnail, replacing an earlier one. */
export function storeThumbnail({ database, storage }: OperationContext, row: FileRow, jpeg: Uint8Array): FileRow {
  const thumbnail = `${row.id}.thumbnail.jpg`;
  storage.write(storageKey(thumbnail), jpeg);
  change(database, 'UPDATE content_files SET thumbnail = ? WHERE id = ?', thumbnail, row.id);
  return { ...row, thumbnail };
}

/** Names under which a file's bytes are stored. */
export type StoredNames = Pick<FileRow, 'file_name' | 'thumbnail'>;

/** Removes a file with its thumbnail. */
export function removeFile(context: OperationContext, row: FileRow): void {
  change(context.database, 'DELETE FROM content_files WHERE id = ?', row.id);
  removeStored(context, [row]);
}

/** Removes the bytes of files that have no row any more. */
export function removeStored({ storage }: OperationContext, files: readonly StoredNames[]): void {
  for (const { file_name, thumbnail } of files) for (const name of [file_name, thumbnail]) if (name !== null) storage.remove(storageKey(name));
}

/** A file as every upload returns it (decisions-content O17, O33, A36). */
export function presentFile({ id, file_name: fileName, original_file_name: originalFileName, thumbnail }: FileRow): unknown {
  return { id, fileName, originalFileName, thumbnail };
}
