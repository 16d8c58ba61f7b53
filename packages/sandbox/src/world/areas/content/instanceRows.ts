import type { DatabaseSync } from 'node:sqlite';
import { queryAll, queryFirst } from '../../database/query.ts';
import { type ContentTypeName, contentTypeId, contentTypeName } from '../../reference/contentTypes.ts';
import { missing } from '../results.ts';
import { byName } from '../byName.ts';

/** A content page as it is stored. */
export interface InstanceRow {
  id: string;
  name: string;
  position: number;
  icon_id: string | null;
  content_type_id: string;
  target_email: string | null;
  enable_likes: number;
  enable_comments: number;
  enable_read_confirmation: number;
}

/** The pages of the tenant by order, then by name; of one type if given. */
export function instanceRows(database: DatabaseSync, tenantId: string, type: ContentTypeName | null = null): InstanceRow[] {
  const typeId = type === null ? null : contentTypeId(type);
  return queryAll<InstanceRow>(
    database,
    'SELECT * FROM content_instances WHERE tenant_id = ? AND (? IS NULL OR content_type_id = ?) ORDER BY position, id',
    tenantId,
    typeId,
    typeId,
  ).toSorted((left, right) => left.position - right.position || byName(left, right));
}

/**
 * One page of the tenant, of the type that the address names.
 *
 * @throws ProblemError 404
 */
export function instanceRow(database: DatabaseSync, tenantId: string, type: ContentTypeName, id: string): InstanceRow {
  const row = queryFirst<InstanceRow>(database, 'SELECT * FROM content_instances WHERE id = ? AND tenant_id = ? AND content_type_id = ?', id, tenantId, contentTypeId(type));
  if (row === undefined) throw missing('content page');
  return row;
}

/** A page as an entity: the flags belong to social feeds, the address to suggestion boxes (decisions-core O64). */
export function presentInstance(row: InstanceRow): unknown {
  const isFeed = contentTypeName(row.content_type_id) === 'SocialFeed';
  return {
    id: row.id,
    name: row.name,
    order: row.position,
    iconId: row.icon_id,
    contentTypeId: row.content_type_id,
    enableLikes: isFeed ? row.enable_likes === 1 : null,
    enableComments: isFeed ? row.enable_comments === 1 : null,
    enableReadConfirmation: isFeed ? row.enable_read_confirmation === 1 : null,
    targetEmail: row.target_email,
  };
}
