import type { DatabaseSync } from 'node:sqlite';
import { isInReadNodes } from '../../access/permissions.ts';
import { refusal } from '../../access/scope.ts';
import { change, inTransaction, queryCount } from '../../database/query.ts';
import type { OperationContext } from '../../../contract/operation.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { attachedNames, changeAttachments } from '../content/attachments.ts';
import { itemsWhere } from '../content/itemRows.ts';
import { editableItem, readablePage, writablePage } from '../content/pageAccess.ts';
import { presentItem, presentStored } from '../content/presentItem.ts';
import { authorOf, changeItemText, insertItem } from '../content/storeItem.ts';
import { removeStored, type StoredNames } from '../files/storedFiles.ts';
import { findNode } from '../organization/nodes.ts';
import { created, found, invalid, missing, numberParameter, pageOf, textParameter } from '../results.ts';
import { checkTags, linkIn, messageIn, type PostInput } from './postInput.ts';

/** Writing posts, and reading those of a node (content §7). Listing, reading and deleting them is as for any type. */
export const postHandlers: ContractHandlers = {
  createSocialFeedItem: (context) => {
    const { database, caller } = context;
    const { scope, page } = writablePage(context, 'SocialFeed');
    const isConfirmed = context.body.requireReadConfirmation === true;
    if (isConfirmed && page.enable_read_confirmation === 0) throw invalid('requireReadConfirmation', 'This page does not ask for read confirmations.');
    const id = inTransaction(database, () => {
      const author = authorOf(database, caller.userId);
      const made = insertItem(database, { tenantId: scope.tenantId, pageId: page.id, type: 'SocialFeed', author, name: null, body: null, createdUtc: context.clock().toISOString() });
      change(database, 'UPDATE content_items SET require_read_confirmation = ? WHERE id = ?', Number(isConfirmed), made);
      savePost(context, { tenantId: scope.tenantId, pageId: page.id, itemId: made });
      return made;
    });
    return created(presentStored(database, scope.tenantId, id, context.clock()));
  },

  // Whether it asks for confirmation cannot change (decisions-content A23).
  updateSocialFeedItem: (context) => {
    const { scope, page, item } = editableItem(context, 'SocialFeed');
    const left = inTransaction(context.database, () => savePost(context, { tenantId: scope.tenantId, pageId: page.id, itemId: item.id }));
    removeStored(context, left);
    return found(presentStored(context.database, scope.tenantId, item.id, context.clock()));
  },

  listPublishedSocialFeedItems: (context) => {
    const { database } = context;
    const { scope, page } = readablePage(context, 'SocialFeed');
    const node = findNode(database, scope.tenantId, textParameter(context, 'nodeId'));
    if (node === undefined) throw missing('node');
    if (scope.actor.roleType !== 'SuperAdmin' && !isInReadNodes(scope.actor, node.path)) throw refusal(scope);
    const [number, size] = [numberParameter(context, 'page'), numberParameter(context, 'size')];
    const total = queryCount(database, 'SELECT count(*) FROM content_items WHERE content_instance_id = ? AND organization_node_id = ?', page.id, node.id);
    const rows = itemsWhere(
      database,
      `WHERE i.content_instance_id = ? AND i.organization_node_id = ?
       ORDER BY coalesce(p.pin_until_utc, '') > ? DESC, p.published_at_utc DESC, i.id DESC LIMIT ? OFFSET ?`,
      page.id,
      node.id,
      context.clock().toISOString(),
      size,
      number * size,
    );
    return pageOf(rows.map((row) => presentItem(database, row, context.clock())), total, number, size);
  },
};

/** Stores text, link, tags and files of a post, all or nothing; returns the removed files. */
function savePost({ database, caller, clock, body: input }: OperationContext<PostInput>, { tenantId, pageId, itemId }: { tenantId: string; pageId: string; itemId: string }): StoredNames[] {
  const body = messageIn(input);
  const link = linkIn(input);
  checkTags(database, tenantId, input);
  const left = changeAttachments(database, { itemId, pageId, pageType: 'SocialFeed', callerId: caller.userId }, input);
  const files = attachedNames(database, itemId);
  if (body === null && files.length === 0) throw invalid('body', 'Message is required.');
  changeItemText(database, itemId, { name: null, body, updatedUtc: clock().toISOString(), shownAs: files[0] });
  if (link !== undefined) change(database, 'UPDATE content_items SET link_url = ?, link_label = ? WHERE id = ?', link?.url ?? null, link?.label ?? null, itemId);
  changeTags(database, itemId, input);
  return left;
}

function changeTags(database: DatabaseSync, itemId: string, { addedTagIds, deletedTagIds }: PostInput): void {
  for (const tagId of addedTagIds) change(database, 'INSERT OR IGNORE INTO item_tags (content_item_id, tag_id) VALUES (?, ?)', itemId, tagId);
  for (const tagId of deletedTagIds) change(database, 'DELETE FROM item_tags WHERE content_item_id = ? AND tag_id = ?', itemId, tagId);
}
