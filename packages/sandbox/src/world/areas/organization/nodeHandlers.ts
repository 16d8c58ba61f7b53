import { canReadPage, canWritePage } from '../../access/permissions.ts';
import { scopeFor, scopeOf } from '../../access/scope.ts';
import { queryFirst } from '../../database/query.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { found, optionalText } from '../results.ts';
import { findRoot, presentNodeWithChildren } from './nodes.ts';
import { readableNode } from './readableNode.ts';
import { allowedNodes, wholeTree } from './wholeOrganization.ts';

/** Reading the organization tree (core §7). */
export const nodeHandlers: ContractHandlers = {
  getRootNode: (context) => {
    const { tenantId } = scopeFor(context, ['SuperAdmin']);
    const root = findRoot(context.database, tenantId);
    if (root === undefined) throw withoutOrganization();
    return found(presentNodeWithChildren(context.database, root));
  },

  getOrganizationTree: (context) => {
    const { tenantId } = scopeFor(context, ['SuperAdmin']);
    const root = wholeTree(context.database, tenantId);
    if (root === undefined) throw withoutOrganization();
    return found(root);
  },

  listAllowedOrganizationNodes: (context) => {
    const { tenantId, actor } = scopeOf(context);
    const instanceId = optionalText(context, 'contentInstanceContext');
    if (instanceId !== null && queryFirst(context.database, 'SELECT 1 FROM content_instances WHERE id = ? AND tenant_id = ?', instanceId, tenantId) === undefined) {
      throw new ProblemError(400, 'There is no such content page.', { errors: { contentInstanceContext: ['There is no such content page.'] } });
    }
    const isSuper = actor.roleType === 'SuperAdmin';
    const mayRead = isSuper || instanceId === null || canReadPage(actor, instanceId);
    const mayWrite = isSuper || (actor.roleType !== 'Staff' && (instanceId === null || canWritePage(actor, instanceId)));
    const reach = isSuper ? 'all' : actor;
    return found(allowedNodes(context.database, tenantId, { reach, mayRead, mayWrite }));
  },

  getOrganizationNode: (context) => found(presentNodeWithChildren(context.database, readableNode(context))),
};

/** The response to reading the root while there is none (core §8). */
function withoutOrganization(): ProblemError {
  return new ProblemError(400, 'This tenant has no organization yet.', { errorCode: 1100 });
}
