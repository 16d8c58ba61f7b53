import { randomUUID } from 'node:crypto';
import type { OperationContext } from '../../../contract/operation.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import { change, inTransaction, queryAll, queryCount } from '../../database/query.ts';
import type { ContextOf, ContractHandlers } from '../contractHandlers.ts';
import { editableItem } from '../content/pageAccess.ts';
import { removeStored, type StoredNames } from '../files/storedFiles.ts';
import { isBlank } from '../isBlank.ts';
import { created, done, found, invalid, numberParameter, pageOf } from '../results.ts';
import { filesOf } from './containerFileHandlers.ts';
import { type ContainerRow, containerOf, editableContainer, readableContainer, rootOf, subtree } from './containers.ts';
import { documentsOf } from './documentHandlers.ts';
import { linksOf } from './linkHandlers.ts';

/** Folders of a resource item, and what is directly in one (content §7; decisions-content §1b). */
export const containerHandlers: ContractHandlers = {
  getResourceContainer: (context) => {
    const { database } = context;
    const { page, container } = readableContainer(context);
    return found({
      id: container.id,
      name: container.parent_id === null ? null : container.name,
      parentResourceContainerId: container.parent_id,
      contentFiles: filesOf(database, container.id),
      resourceDocuments: documentsOf(database, container.id),
      resourceLinks: linksOf(database, container, page.id),
      folders: foldersOf(context, container.id),
    });
  },

  listResourceFolders: (context) => {
    const { container } = readableContainer(context);
    const [page, size] = [numberParameter(context, 'page'), numberParameter(context, 'size')];
    const total = queryCount(context.database, 'SELECT count(*) FROM resource_containers WHERE parent_id = ?', container.id);
    return pageOf(foldersOf(context, container.id, { limit: size, offset: page * size }), total, page, size);
  },

  createResourceFolder: (context) => {
    const { item } = editableItem(context, 'Resource');
    const { name, parent } = folderIn(context, item.id);
    const id = randomUUID();
    change(context.database, 'INSERT INTO resource_containers (id, content_item_id, parent_id, name) VALUES (?, ?, ?, ?)', id, item.id, parent.id, name);
    return created({ id, name, parentId: parent.id });
  },

  updateResourceFolder: (context) => {
    const { database } = context;
    const { item, container } = editableFolder(context);
    const { name, parent } = folderIn(context, item.id);
    const isInside = queryCount(database, `${subtree} SELECT count(*) FROM below WHERE id = ?`, container.id, parent.id) > 0;
    if (isInside) throw new ProblemError(409, 'A folder cannot be moved into itself.');
    change(database, 'UPDATE resource_containers SET name = ?, parent_id = ? WHERE id = ?', name, parent.id, container.id);
    return found({ id: container.id, name, parentId: parent.id });
  },

  deleteResourceFolder: (context) => {
    const { database } = context;
    const { container } = editableFolder(context);
    const files = queryAll<StoredNames>(database, `${subtree} SELECT file_name, thumbnail FROM content_files WHERE resource_container_id IN (SELECT id FROM below)`, container.id);
    inTransaction(database, () => change(database, 'DELETE FROM resource_containers WHERE id = ?', container.id));
    removeStored(context, files);
    return done();
  },
};

/** A folder to be changed. @throws ProblemError 409 for the root of the item */
function editableFolder(context: OperationContext) {
  const place = editableContainer(context);
  if (place.container.parent_id === null) throw new ProblemError(409, 'The root of a resource stays as it is.');
  return place;
}

/** @throws ProblemError 400 */
function folderIn({ database, body: { name, parentId } }: ContextOf<'createResourceFolder' | 'updateResourceFolder'>, itemId: string): { name: string; parent: ContainerRow } {
  const trimmed = name.trim();
  if (isBlank(trimmed)) throw invalid('name', 'Name is required.');
  if (parentId === null) return { name: trimmed, parent: rootOf(database, itemId) };
  try {
    return { name: trimmed, parent: containerOf(database, itemId, parentId) };
  } catch (error) {
    if (error instanceof ProblemError) throw invalid('parentId', error.message);
    throw error;
  }
}

function foldersOf({ database }: OperationContext, parentId: string, { limit, offset }: { limit: number; offset: number } = { limit: -1, offset: 0 }) {
  return queryAll(
    database,
    'SELECT id, name, parent_id AS parentId FROM resource_containers WHERE parent_id = ? ORDER BY name COLLATE NOCASE, id LIMIT ? OFFSET ?',
    parentId,
    limit,
    offset,
  );
}
