import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { listNameOf, sortNameOf } from '../../database/itemNames.ts';
import { plainText } from '../../database/plainText.ts';
import { change, queryFirst } from '../../database/query.ts';
import { contentTypeId, type ContentTypeName } from '../../reference/contentTypes.ts';

/** The author shown on an item. */
export interface Author {
  id: string;
  name: string;
}

/** A new item, which starts as a draft. */
export interface NewItem {
  tenantId: string;
  pageId: string;
  type: ContentTypeName;
  author: Author | null;
  name: string | null;
  body: string | null;
  createdUtc: string;
}

/** Stores a new draft and returns its id. A survey starts open (decisions-content A6). */
export function insertItem(database: DatabaseSync, { tenantId, pageId, type, author, name, body, createdUtc }: NewItem): string {
  const id = randomUUID();
  const listName = listNameOf(name, body);
  change(
    database,
    `INSERT INTO content_items (id, tenant_id, content_instance_id, content_type_id, author_id, author_name, name, body, created_utc, is_open, list_name, sort_name, author_sort_name)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    tenantId,
    pageId,
    contentTypeId(type),
    author?.id ?? null,
    author?.name ?? null,
    name,
    body,
    createdUtc,
    type === 'Survey' ? 1 : null,
    listName,
    sortNameOf(listName),
    plainText(author?.name ?? ''),
  );
  return id;
}

/** The new text of an item. */
interface ItemText {
  name: string | null;
  body: string | null;
  updatedUtc: string;
  /** Name in lists of an item with neither name nor body: the name of its first file. */
  shownAs?: string;
}

/** Changes the text of an item, and with it the name that lists show. */
export function changeItemText(database: DatabaseSync, itemId: string, { name, body, updatedUtc, shownAs }: ItemText): void {
  const listName = listNameOf(name, body ?? shownAs ?? null);
  change(
    database,
    'UPDATE content_items SET name = ?, body = ?, updated_utc = ?, list_name = ?, sort_name = ? WHERE id = ?',
    name,
    body,
    updatedUtc,
    listName,
    sortNameOf(listName),
    itemId,
  );
}

/** Changes the fields that only surveys have. */
export function changeSurvey(database: DatabaseSync, itemId: string, { isOpen, expiresAtUtc }: { isOpen: boolean; expiresAtUtc: string | null }): void {
  change(database, 'UPDATE content_items SET is_open = ?, expires_at_utc = ? WHERE id = ?', Number(isOpen), expiresAtUtc, itemId);
}

/** The caller as an author. */
export function authorOf(database: DatabaseSync, userId: string): Author {
  return { id: userId, name: queryFirst<{ name: string }>(database, 'SELECT name FROM users WHERE id = ?', userId)?.name ?? '' };
}
