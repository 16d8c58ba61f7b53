import { canDeleteItem } from '../../access/permissions.ts';
import { refusal } from '../../access/scope.ts';
import { change, inTransaction, queryAll } from '../../database/query.ts';
import type { OperationContext, OperationHandler, OperationResult } from '../../../contract/operation.ts';
import { type ContentTypeName, contentTypes } from '../../reference/contentTypes.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { removeStored, type StoredNames } from '../files/storedFiles.ts';
import { done, found, numberParameter, pageOf } from '../results.ts';
import { guarded } from './itemRows.ts';
import { countItems, listItems } from './listItems.ts';
import { readableItem, readablePage } from './pageAccess.ts';
import { presentItem } from './presentItem.ts';

/** Listing, reading and deleting items: the same for all types except for permissions (core §6, content §7). */
export const itemHandlers: ContractHandlers = Object.fromEntries(
  contentTypes.flatMap(({ name: type, nouns: [noun] }): [string, OperationHandler][] => [
    [`list${noun}Items`, (context) => pageOfItems(context, type)],
    [`get${noun}Item`, (context) => readItem(context, type)],
    [`delete${noun}Item`, (context) => deleteItem(context, type)],
  ]),
);

function pageOfItems(context: OperationContext, type: ContentTypeName): OperationResult {
  const { database } = context;
  const place = readablePage(context, type);
  const [page, size] = [numberParameter(context, 'page'), numberParameter(context, 'size')];
  const rows = listItems(database, place, { limit: size, offset: page * size });
  return pageOf(rows.map((row) => presentItem(database, row, context.clock())), countItems(database, place), page, size);
}

function readItem(context: OperationContext, type: ContentTypeName): OperationResult {
  return found(presentItem(context.database, readableItem(context, type).item, context.clock()));
}

function deleteItem(context: OperationContext, type: ContentTypeName): OperationResult {
  const { scope, item } = readableItem(context, type);
  if (!canDeleteItem(scope.actor, guarded(item))) throw refusal(scope);
  const files = queryAll<StoredNames>(context.database, 'SELECT file_name, thumbnail FROM content_files WHERE content_item_id = ?', item.id);
  inTransaction(context.database, () => change(context.database, 'DELETE FROM content_items WHERE id = ?', item.id));
  removeStored(context, files);
  return done();
}
