import type { DatabaseSync } from 'node:sqlite';

/** Whether the tenant has chat: without it the hub refuses to negotiate (content §6). */
export function isChatEnabled(database: DatabaseSync, tenantId: string): boolean {
  return database.prepare('SELECT is_chat_enabled FROM tenants WHERE id = ?').get(tenantId)?.['is_chat_enabled'] === 1;
}
