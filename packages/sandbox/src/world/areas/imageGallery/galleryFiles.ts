import type { OperationContext } from '../../../contract/operation.ts';
import { queryAll, queryCount } from '../../database/query.ts';
import { type FileRow, presentFile } from '../files/storedFiles.ts';
import { numberParameter } from '../results.ts';

/** The requested page of files, of an item or of one of its albums, in the order of upload. */
export function pageOfFiles(context: OperationContext, of: { itemId: string } | { albumId: string }) {
  const [column, id] = 'itemId' in of ? ['content_item_id', of.itemId] : ['album_id', of.albumId];
  const [page, pageSize] = [numberParameter(context, 'page'), numberParameter(context, 'size')];
  const rows = queryAll<FileRow>(context.database, `SELECT * FROM content_files WHERE ${column} = ? ORDER BY created_utc, id LIMIT ? OFFSET ?`, id, pageSize, page * pageSize);
  return { results: rows.map(presentFile), totalElementCount: queryCount(context.database, `SELECT count(*) FROM content_files WHERE ${column} = ?`, id), page, pageSize };
}
