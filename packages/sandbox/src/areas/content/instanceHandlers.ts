import { canReadPage } from '../../access/permissions.ts';
import { scopeOf } from '../../access/scope.ts';
import { queryAll } from '../../database/query.ts';
import type { OperationHandlers } from '../../http/operation.ts';
import { contentTypeName } from '../../reference/contentTypes.ts';
import { found } from '../results.ts';

interface InstanceRow {
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

/** The content pages of the tenant, as far as the role may read them (core §6), by order, then by name. */
export const instanceHandlers: OperationHandlers = {
  listContentInstances: (context) => {
    const { tenantId, actor } = scopeOf(context);
    const rows = queryAll<InstanceRow>(context.database, 'SELECT * FROM content_instances WHERE tenant_id = ? ORDER BY position, name COLLATE NOCASE', tenantId);
    return found(rows.filter((row) => canReadPage(actor, row.id)).map(presentInstance));
  },
};

function presentInstance(row: InstanceRow): unknown {
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
