import { scopeFor } from '../../access/scope.ts';
import { queryAll, queryCount, queryFirst } from '../../database/query.ts';
import type { OperationHandlers } from '../../http/operation.ts';
import { found, missing, numberParameter, optionalText, pageOf, textParameter } from '../results.ts';

const administrators = ['SuperAdmin', 'OrganizationUnitAdmin'] as const;
const tagColumns = `t.id, t.name, t.is_user_exclusive, (SELECT count(*) FROM user_tags x WHERE x.tag_id = t.id) AS members_count`;

interface TagRow {
  id: string;
  name: string;
  is_user_exclusive: number;
  members_count: number;
}

/** Reading tags and departments (core §7). */
export const labelHandlers: OperationHandlers = {
  listTags: (context) => {
    const { tenantId } = scopeFor(context, administrators);
    const page = numberParameter(context, 'page');
    const size = numberParameter(context, 'size');
    const rows = queryAll<TagRow>(
      context.database,
      `SELECT ${tagColumns} FROM tags t WHERE t.tenant_id = ? ORDER BY t.name COLLATE NOCASE LIMIT ? OFFSET ?`,
      tenantId,
      size,
      page * size,
    );
    return pageOf(rows.map(presentTag), queryCount(context.database, 'SELECT count(*) FROM tags WHERE tenant_id = ?', tenantId), page, size);
  },

  getTag: (context) => {
    const { tenantId } = scopeFor(context, administrators);
    const row = queryFirst<TagRow>(context.database, `SELECT ${tagColumns} FROM tags t WHERE t.id = ? AND t.tenant_id = ?`, textParameter(context, 'id'), tenantId);
    if (row === undefined) throw missing('tag');
    return found(presentTag(row));
  },

  listTagHints: (context) => {
    const { tenantId } = scopeFor(context, administrators);
    const phrase = (optionalText(context, 'query') ?? '').replace(/^@/, '').toLowerCase();
    const rows = queryAll<TagRow>(
      context.database,
      `SELECT ${tagColumns} FROM tags t WHERE t.tenant_id = ? AND instr(lower(t.name), ?) > 0 ORDER BY t.name COLLATE NOCASE LIMIT 20`,
      tenantId,
      phrase,
    );
    return found(rows.map(presentTag));
  },

  listDepartments: (context) => {
    const { tenantId } = scopeFor(context, administrators);
    return found(queryAll(context.database, 'SELECT id, name FROM departments WHERE tenant_id = ? ORDER BY name COLLATE NOCASE', tenantId));
  },

  getDepartment: (context) => {
    const { tenantId } = scopeFor(context, administrators);
    const row = queryFirst(context.database, 'SELECT id, name FROM departments WHERE id = ? AND tenant_id = ?', textParameter(context, 'id'), tenantId);
    if (row === undefined) throw missing('department');
    return found(row);
  },
};

function presentTag(row: TagRow): unknown {
  return { id: row.id, name: row.name, isUserExclusive: row.is_user_exclusive === 1, membersCount: row.members_count };
}
