import type { SQLInputValue } from 'node:sqlite';
import { isInOwnNodes } from '../../access/permissions.ts';
import { refusal, scopeFor, type Scope } from '../../access/scope.ts';
import { queryFirst } from '../../database/query.ts';
import type { OperationContext } from '../../../contract/operation.ts';
import { findNode } from '../organization/nodes.ts';
import { missing, textParameter } from '../results.ts';

/** A part of a WHERE clause with its values. */
export interface Condition {
  sql: string;
  values: SQLInputValue[];
}

/** The scope of a call, which only administrators may make (core §2, §6). */
export const analyticsScope = (context: OperationContext): Scope => scopeFor(context, ['SuperAdmin', 'OrganizationUnitAdmin']);

/**
 * Path of the requested node; '' for the whole tenant. A unit administrator's `all` is the role's node.
 *
 * @throws ProblemError 404 for an unknown node, 403 for one outside the role's
 */
export function pathAsked(context: OperationContext, scope: Scope): string {
  const nodeId = textParameter(context, 'nodeId');
  if (nodeId === 'all') return ownPath(scope);
  const node = findNode(context.database, scope.tenantId, nodeId);
  if (node === undefined) throw missing('node');
  if (!isSuperAdministrator(scope) && !isInOwnNodes(scope.actor, node.path)) throw refusal(scope);
  // The root covers everyone, including people without a node.
  return node.parent_id === null ? '' : node.path;
}

/** Path of everything that the role may see: '' for the whole tenant, else the role's node. */
export const ownPath = (scope: Scope): string => (isSuperAdministrator(scope) ? '' : (scope.actor.nodePath ?? '-'));

/** `column` names a node at the path or below it; no condition for ''. */
export function within(column: string, { tenantId }: Scope, path: string): Condition {
  if (path === '') return { sql: '', values: [] };
  return {
    sql: `AND ${column} IN (SELECT id FROM organization_nodes WHERE tenant_id = ? AND path >= ? AND path < ? || '~')`,
    values: [tenantId, path, path],
  };
}

/**
 * The person that the address names.
 *
 * @throws ProblemError 404 for someone outside the tenant, 403 for someone outside the role's nodes
 */
export function personAsked(context: OperationContext, scope: Scope): string {
  const userId = textParameter(context, 'id');
  const member = queryFirst<{ path: string | null }>(
    context.database,
    `SELECT n.path FROM tenant_members m LEFT JOIN organization_nodes n ON n.id = m.default_organization_node_id WHERE m.tenant_id = ? AND m.user_id = ?`,
    scope.tenantId,
    userId,
  );
  if (member === undefined) throw missing('user');
  if (!isSuperAdministrator(scope) && (member.path === null || !isInOwnNodes(scope.actor, member.path))) throw refusal(scope);
  return userId;
}

const isSuperAdministrator = ({ actor }: Scope): boolean => actor.roleType === 'SuperAdmin';
