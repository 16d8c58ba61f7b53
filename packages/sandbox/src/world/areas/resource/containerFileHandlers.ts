import type { DatabaseSync } from 'node:sqlite';
import type { OperationContext } from '../../../contract/operation.ts';
import { change, inTransaction, queryAll, queryCount, queryFirst } from '../../database/query.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { attachFile } from '../content/attachments.ts';
import { extensionOf } from '../files/fileTypes.ts';
import { type FileRow, plainFileName, removeFile } from '../files/storedFiles.ts';
import { isBlank } from '../isBlank.ts';
import { created, done, found, invalid, missing, numberParameter, pageOf, textParameter } from '../results.ts';
import { type ContainerRow, editableContainer, readableContainer } from './containers.ts';

/** A file as a container lists it. */
interface ContainerFile {
  originalFileName: string;
  fileName: string;
}

/** Most files that are added to a container in one call (content §9). */
const mostFiles = 10;

/** Files of a container: uploaded before, added by their stored names (content §7). One from elsewhere in the item moves. */
export const containerFileHandlers: ContractHandlers = {
  listResourceFiles: (context) => {
    const { container } = readableContainer(context);
    const [page, size] = [numberParameter(context, 'page'), numberParameter(context, 'size')];
    const total = queryCount(context.database, 'SELECT count(*) FROM content_files WHERE resource_container_id = ?', container.id);
    return pageOf(filesOf(context.database, container.id, { limit: size, offset: page * size }), total, page, size);
  },

  attachResourceFiles: (context) => {
    const { database, caller } = context;
    const { page, item, container } = editableContainer(context);
    const { fileNames } = context.body;
    if (fileNames.length > mostFiles) throw invalid('fileNames', `Add up to ${mostFiles} files at once.`);
    inTransaction(database, () => {
      for (const fileName of fileNames) {
        attachFile(database, { itemId: item.id, pageId: page.id, pageType: 'Resource', callerId: caller.userId }, fileName, 'fileNames');
        change(database, 'UPDATE content_files SET resource_container_id = ? WHERE file_name = ?', container.id, fileName);
      }
    });
    return created(filesOf(database, container.id).filter(({ fileName }) => fileNames.includes(fileName)));
  },

  renameResourceFile: (context) => {
    const { container } = editableContainer(context);
    const file = fileOf(context, container);
    const { originalFileName } = context.body;
    const extension = extensionOf(file.original_file_name);
    const name = plainFileName(originalFileName.trim());
    if (extensionOf(name) !== extension) throw invalid('originalFileName', extension === '' ? 'The file has no extension.' : `The extension .${extension} stays.`);
    const stem = extension === '' ? name : name.slice(0, -extension.length - 1);
    if (isBlank(originalFileName) || isBlank(stem)) throw invalid('originalFileName', 'Filename is required.');
    change(context.database, 'UPDATE content_files SET original_file_name = ? WHERE id = ?', name, file.id);
    return found({ originalFileName: name, fileName: file.file_name });
  },

  deleteResourceFile: (context) => {
    removeFile(context, fileOf(context, editableContainer(context).container));
    return done();
  },
};

/** The files of a container by their visible name. */
export function filesOf(database: DatabaseSync, containerId: string, { limit, offset }: { limit: number; offset: number } = { limit: -1, offset: 0 }): ContainerFile[] {
  return queryAll<ContainerFile>(
    database,
    `SELECT original_file_name AS originalFileName, file_name AS fileName FROM content_files
     WHERE resource_container_id = ? ORDER BY original_file_name COLLATE NOCASE, id LIMIT ? OFFSET ?`,
    containerId,
    limit,
    offset,
  );
}

function fileOf(context: OperationContext, container: ContainerRow): FileRow {
  const file = queryFirst<FileRow>(context.database, 'SELECT * FROM content_files WHERE file_name = ? AND resource_container_id = ?', textParameter(context, 'fileName'), container.id);
  if (file === undefined) throw missing('file');
  return file;
}
