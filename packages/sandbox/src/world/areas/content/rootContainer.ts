import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { change } from '../../database/query.ts';

/** Gives a new item of a resource the container that all of its folders lie in (content §3). */
export function insertRootContainer(database: DatabaseSync, itemId: string): void {
  change(database, "INSERT INTO resource_containers (id, content_item_id, parent_id, name) VALUES (?, ?, NULL, '')", randomUUID(), itemId);
}
