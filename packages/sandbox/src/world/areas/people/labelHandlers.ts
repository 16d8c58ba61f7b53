import type { SQLInputValue } from 'node:sqlite';
import { scopeFor, type Scope } from '../../access/scope.ts';
import { plainText } from '../../database/plainText.ts';
import { queryAll, queryCount, queryFirst } from '../../database/query.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { found, missing, numberParameter, optionalText, pageOf, textParameter } from '../results.ts';

const administrators = ['SuperAdmin', 'OrganizationUnitAdmin'] as const;

interface TagRow {
  id: string;
  name: string;
  is_user_exclusive: number;
  members_count: number;
}

/** Reading tags and departments (core §7). Only members that the role may see are counted. */
export const labelHandlers: ContractHandlers = {
  listTags: (context) => {
    const scope = scopeFor(context, administrators);
    const { tenantId } = scope;
    const { columns, values } = tagColumns(scope);
    const page = numberParameter(context, 'page');
    const size = numberParameter(context, 'size');
    const rows = queryAll<TagRow>(
      context.database,
      `SELECT ${columns} FROM tags t WHERE t.tenant_id = ? ORDER BY t.name COLLATE NOCASE LIMIT ? OFFSET ?`,
      ...values,
      tenantId,
      size,
      page * size,
    );
    return pageOf(rows.map(presentTag), queryCount(context.database, 'SELECT count(*) FROM tags WHERE tenant_id = ?', tenantId), page, size);
  },

  getTag: (context) => {
    const scope = scopeFor(context, administrators);
    const { columns, values } = tagColumns(scope);
    const row = queryFirst<TagRow>(context.database, `SELECT ${columns} FROM tags t WHERE t.id = ? AND t.tenant_id = ?`, ...values, textParameter(context, 'id'), scope.tenantId);
    if (row === undefined) throw missing('tag');
    return found(presentTag(row));
  },

  listTagHints: (context) => {
    const scope = scopeFor(context, administrators);
    const { columns, values } = tagColumns(scope);
    const phrase = plainText((optionalText(context, 'query') ?? '').replace(/^@/, ''));
    const rows = queryAll<TagRow>(context.database, `SELECT ${columns} FROM tags t WHERE t.tenant_id = ? ORDER BY t.name COLLATE NOCASE`, ...values, scope.tenantId);
    return found(rows.filter(({ name }) => plainText(name).includes(phrase)).slice(0, 20).map(presentTag));
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

/** Columns of a tag; for a unit administrator it counts only members of the own nodes, as `listUsers` does. */
function tagColumns({ tenantId, actor }: Scope): { columns: string; values: SQLInputValue[] } {
  const start = 't.id, t.name, t.is_user_exclusive';
  if (actor.roleType === 'SuperAdmin') return { columns: `${start}, (SELECT count(*) FROM user_tags x WHERE x.tag_id = t.id) AS members_count`, values: [] };
  const path = actor.nodePath ?? '-';
  return {
    columns: `${start}, (SELECT count(*) FROM user_tags x JOIN tenant_members m ON m.user_id = x.user_id AND m.tenant_id = t.tenant_id
      JOIN organization_nodes n ON n.id = m.default_organization_node_id
      WHERE x.tag_id = t.id AND n.tenant_id = ? AND n.path >= ? AND n.path < ? || '~') AS members_count`,
    values: [tenantId, path, path],
  };
}

function presentTag(row: TagRow): unknown {
  return { id: row.id, name: row.name, isUserExclusive: row.is_user_exclusive === 1, membersCount: row.members_count };
}
