import type { DatabaseSync } from 'node:sqlite';
import type { OperationContext } from '../../../contract/operation.ts';
import { queryFirst } from '../../database/query.ts';
import { editableItem, type ItemPlace, readableItem } from '../content/pageAccess.ts';
import { insertRootContainer } from '../content/rootContainer.ts';
import { missing, textParameter } from '../results.ts';

/** A folder, or the root of an item, as it is stored. */
export interface ContainerRow {
  id: string;
  content_item_id: string;
  /** Null for the root. */
  parent_id: string | null;
  name: string;
}

/** A container with its item and the caller's scope. */
export interface ContainerPlace extends ItemPlace {
  container: ContainerRow;
}

/** The container that the path names, for a reader. @throws ProblemError 403, 404 */
export function readableContainer(context: OperationContext): ContainerPlace {
  return placeIn(context, readableItem(context, 'Resource'));
}

/** The container that the path names, for a caller who may change its item. @throws ProblemError 403, 404 */
export function editableContainer(context: OperationContext): ContainerPlace {
  return placeIn(context, editableItem(context, 'Resource'));
}

function placeIn(context: OperationContext, place: ItemPlace): ContainerPlace {
  const id = textParameter(context, 'containerId');
  return { ...place, container: id === 'root' ? rootOf(context.database, place.item.id) : containerOf(context.database, place.item.id, id) };
}

/** The root of an item; created now if the item was stored without one. */
export function rootOf(database: DatabaseSync, itemId: string): ContainerRow {
  const find = () => queryFirst<ContainerRow>(database, 'SELECT * FROM resource_containers WHERE content_item_id = ? AND parent_id IS NULL', itemId);
  if (find() === undefined) insertRootContainer(database, itemId);
  const root = find();
  if (root === undefined) throw missing('folder');
  return root;
}

/** A container of the item. @throws ProblemError 404 */
export function containerOf(database: DatabaseSync, itemId: string, id: string): ContainerRow {
  const container = queryFirst<ContainerRow>(database, 'SELECT * FROM resource_containers WHERE id = ? AND content_item_id = ?', id, itemId);
  if (container === undefined) throw missing('folder');
  return container;
}

/** Ids of a container and of all folders below it. */
export const subtree = `WITH RECURSIVE below (id) AS (
  SELECT ? UNION ALL SELECT c.id FROM resource_containers c JOIN below b ON c.parent_id = b.id)`;
