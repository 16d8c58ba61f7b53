import { scopeFor } from '../../access/scope.ts';
import type { OperationContext } from '../../../contract/operation.ts';
import { missing, textParameter } from '../results.ts';
import { findNode, type NodeRow } from './nodes.ts';

/**
 * The node of a call that changes it.
 *
 * @throws ProblemError 403 for anyone but a super administrator (core §6), 404 for a node of another tenant
 */
export function managedNode(context: OperationContext): { tenantId: string; node: NodeRow } {
  const { tenantId } = scopeFor(context, ['SuperAdmin']);
  const node = findNode(context.database, tenantId, textParameter(context, 'id'));
  if (node === undefined) throw missing('node');
  return { tenantId, node };
}
