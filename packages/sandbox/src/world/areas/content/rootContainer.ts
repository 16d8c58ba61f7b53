import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { change } from '../../database/query.ts';

/** Gives a new item of a resource the container that holds all its folders (content §3). */
export function insertRootContainer(database: DatabaseSync, itemId: string): void {
  change(database, "INSERT INTO resource_containers (id, content_item_id, parent_id, name) VALUES (?, ?, NULL, '')", randomUUID(), itemId);
}
