import { isInReadNodes } from '../../access/permissions.ts';
import { refusal, scopeOf } from '../../access/scope.ts';
import type { OperationContext } from '../../../contract/operation.ts';
import { missing, textParameter } from '../results.ts';
import { findNode, type NodeRow } from './nodes.ts';

/** The node of a call that reads it. @throws ProblemError 403 outside the role's read nodes, 404 for a node of another tenant */
export function readableNode(context: OperationContext): NodeRow {
  const scope = scopeOf(context);
  const node = findNode(context.database, scope.tenantId, textParameter(context, 'id'));
  if (node === undefined) throw missing('node');
  if (scope.actor.roleType !== 'SuperAdmin' && !isInReadNodes(scope.actor, node.path)) throw refusal(scope);
  return node;
}
