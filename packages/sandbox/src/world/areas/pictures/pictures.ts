import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { change, queryFirst } from '../../database/query.ts';

/** A stored picture in a response. */
export interface Picture {
  content_type: string;
  bytes: Uint8Array;
}

/** Stores a PNG under a new unguessable name; returns the name. */
export function storePicture(database: DatabaseSync, tenantId: string, bytes: Uint8Array): string {
  const fileName = `${randomUUID()}.png`;
  change(database, 'INSERT INTO pictures (file_name, tenant_id, content_type, bytes) VALUES (?, ?, ?, ?)', fileName, tenantId, 'image/png', bytes);
  return fileName;
}

/** Removes a picture that nothing refers to any more; null is ignored. */
export function removePicture(database: DatabaseSync, fileName: string | null): void {
  if (fileName !== null) change(database, 'DELETE FROM pictures WHERE file_name = ?', fileName);
}

/** The logo of a tenant of this person, or of a node there (core §7). */
export function findLogo(database: DatabaseSync, fileName: string, userId: string): Picture | undefined {
  return queryFirst<Picture>(
    database,
    `SELECT p.content_type, p.bytes FROM pictures p
     JOIN tenant_members m ON m.tenant_id = p.tenant_id AND m.is_active = 1 AND m.user_id = ?
     WHERE p.file_name = ?
       AND (EXISTS (SELECT 1 FROM tenants t WHERE t.id = p.tenant_id AND t.logo = p.file_name)
         OR EXISTS (SELECT 1 FROM organization_nodes n WHERE n.tenant_id = p.tenant_id AND n.logo = p.file_name))`,
    userId,
    fileName,
  );
}
