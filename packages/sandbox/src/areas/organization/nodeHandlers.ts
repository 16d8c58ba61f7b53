import { isInOwnNodes, isInReadNodes, canReadPage, canWritePage } from '../../access/permissions.ts';
import { refusal, scopeFor, scopeOf } from '../../access/scope.ts';
import { queryAll, queryFirst } from '../../database/query.ts';
import { ProblemError, type OperationContext, type OperationHandlers } from '../../http/operation.ts';
import { found, missing, optionalText, textParameter } from '../results.ts';
import { allNodes, childrenOf, findNode, findRoot, namePathOf, nest, presentFlat, presentNode, type NodeRow } from './nodes.ts';

/** The organization tree as it is read (core §7). */
export const nodeHandlers: OperationHandlers = {
  getRootNode: (context) => {
    const { tenantId } = scopeFor(context, ['SuperAdmin']);
    const root = findRoot(context.database, tenantId);
    if (root === undefined) throw withoutOrganization();
    return found(withChildren(context, root));
  },

  getOrganizationTree: (context) => {
    const { tenantId } = scopeFor(context, ['SuperAdmin']);
    const root = nest(allNodes(context.database, tenantId));
    if (root === undefined) throw withoutOrganization();
    return found(root);
  },

  listAllowedOrganizationNodes: (context) => {
    const { tenantId, actor } = scopeOf(context);
    const instanceId = optionalText(context, 'contentInstanceContext');
    if (instanceId !== null && queryFirst(context.database, 'SELECT 1 FROM content_instances WHERE id = ? AND tenant_id = ?', instanceId, tenantId) === undefined) {
      throw new ProblemError(400, 'There is no such content page.', { errors: { contentInstanceContext: ['There is no such content page.'] } });
    }
    const nodes = allNodes(context.database, tenantId);
    const flat = presentFlat(nodes);
    if (actor.roleType === 'SuperAdmin') return found({ readNodes: flat, writeNodes: flat });
    const mayRead = instanceId === null || canReadPage(actor, instanceId);
    const mayWrite = actor.roleType !== 'Staff' && (instanceId === null || canWritePage(actor, instanceId));
    return found({
      readNodes: flat.filter((_, index) => mayRead && isInReadNodes(actor, nodes[index]?.path ?? '')),
      writeNodes: flat.filter((_, index) => mayWrite && isInOwnNodes(actor, nodes[index]?.path ?? '')),
    });
  },

  getOrganizationNode: (context) => found(withChildren(context, readableNode(context))),

  listNodeContentInstances: (context) => {
    const scope = scopeOf(context);
    const node = readableNode(context);
    const rows = queryAll<{ id: string; name: string; position: number; icon_id: string | null; content_type_id: string; is_hidden: number }>(
      context.database,
      `SELECT i.id, i.name, i.position, i.icon_id, i.content_type_id, h.content_instance_id IS NOT NULL AS is_hidden
       FROM content_instances i
       LEFT JOIN hidden_content_instances h ON h.content_instance_id = i.id AND h.organization_node_id = ?
       WHERE i.tenant_id = ? ORDER BY i.position, i.name`,
      node.id,
      scope.tenantId,
    );
    return found(
      rows
        .filter((row) => row.is_hidden === 0 && canReadPage(scope.actor, row.id))
        .map((row) => ({ id: row.id, name: row.name, order: row.position, iconId: row.icon_id, contentTypeId: row.content_type_id, visible: true })),
    );
  },
};

/** What reading the root answers as long as there is none (core §8). */
function withoutOrganization(): ProblemError {
  return new ProblemError(400, 'This tenant has no organization yet.', { errorCode: 1100 });
}

function withChildren({ database }: OperationContext, row: NodeRow): unknown {
  const path = namePathOf(database, row);
  return { ...presentNode(row, path), organizationNodes: childrenOf(database, row.id).map((child) => presentNode(child, `${path} / ${child.name}`)) };
}

function readableNode(context: OperationContext): NodeRow {
  const scope = scopeOf(context);
  const node = findNode(context.database, scope.tenantId, textParameter(context, 'id'));
  if (node === undefined) throw missing('node');
  if (scope.actor.roleType !== 'SuperAdmin' && !isInReadNodes(scope.actor, node.path)) throw refusal(scope);
  return node;
}
