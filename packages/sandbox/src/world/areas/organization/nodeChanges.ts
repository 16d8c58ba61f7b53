import { randomUUID } from 'node:crypto';
import { scopeFor } from '../../access/scope.ts';
import { change, inTransaction } from '../../database/query.ts';
import type { OperationContext } from '../../../contract/operation.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import type { ContextOf, ContractHandlers } from '../contractHandlers.ts';
import { isBlank } from '../isBlank.ts';
import { uploadedPicture } from '../pictures/fitPicture.ts';
import { removePicture, storePicture } from '../pictures/pictures.ts';
import { created, done, found } from '../results.ts';
import { deleteSubtree } from './deleteSubtree.ts';
import { managedNode } from './managedNode.ts';
import { findNode, findRoot, type NodeRow, presentNodeWithChildren } from './nodes.ts';

/** Children can only be added to nodes above this depth; the root has depth 0 (core §9, decisions-core A65). */
const addChildDepth = 2;

/** Pixels of a node's logo (core §9). */
const logoBox = { width: 250, height: 250 };

/** Changes to the organization's tree, only for super administrators (core §6, §7). */
export const nodeChanges: ContractHandlers = {
  createRootNode: (context) => {
    const { tenantId } = scopeFor(context, ['SuperAdmin']);
    const name = nameOf(context);
    if (findRoot(context.database, tenantId) !== undefined) throw new ProblemError(409, 'This tenant has an organization already.');
    return created(insertNode(context, tenantId, null, name));
  },

  createOrganizationNode: (context) => {
    const { tenantId, node: parent } = managedNode(context);
    const name = nameOf(context);
    if (parent.depth >= addChildDepth) throw new ProblemError(400, `Nothing can be added below '${parent.name}': it is ${parent.depth} steps below the root.`);
    return created(insertNode(context, tenantId, parent, name));
  },

  updateOrganizationNode: (context) => {
    const { tenantId, node } = managedNode(context);
    const { publishEnabled } = context.body;
    change(context.database, 'UPDATE organization_nodes SET name = ?, publish_enabled = ? WHERE id = ?', nameOf(context), publishEnabled ? 1 : 0, node.id);
    return found(presented(context, tenantId, node.id));
  },

  deleteOrganizationNode: (context) => {
    const { node } = managedNode(context);
    inTransaction(context.database, () => deleteSubtree(context.database, node));
    return done();
  },

  uploadNodeLogo: async (context) => {
    const { tenantId, node } = managedNode(context);
    const bytes = await uploadedPicture(context, logoBox);
    const logo = inTransaction(context.database, () => {
      const fileName = storePicture(context.database, tenantId, bytes);
      change(context.database, 'UPDATE organization_nodes SET logo = ? WHERE id = ?', fileName, node.id);
      removePicture(context.database, node.logo);
      return fileName;
    });
    return created({ logo });
  },

  deleteNodeLogo: (context) => {
    const { node } = managedNode(context);
    inTransaction(context.database, () => {
      change(context.database, 'UPDATE organization_nodes SET logo = NULL WHERE id = ?', node.id);
      removePicture(context.database, node.logo);
    });
    return done();
  },
};

function nameOf({ body }: ContextOf<'createRootNode' | 'createOrganizationNode' | 'updateOrganizationNode'>): string {
  const name = body.name.trim();
  if (isBlank(name)) throw new ProblemError(400, 'Name is required.', { errors: { name: ['Name is required'] } });
  return name;
}

function insertNode(context: ContextOf<'createRootNode' | 'createOrganizationNode'>, tenantId: string, parent: NodeRow | null, name: string): unknown {
  const { publishEnabled = true } = context.body;
  const id = randomUUID();
  change(
    context.database,
    'INSERT INTO organization_nodes (id, tenant_id, parent_id, name, publish_enabled, depth, path) VALUES (?, ?, ?, ?, ?, ?, ?)',
    id,
    tenantId,
    parent?.id ?? null,
    name,
    publishEnabled ? 1 : 0,
    parent === null ? 0 : parent.depth + 1,
    `${parent?.path ?? ''}${id}/`,
  );
  return presented(context, tenantId, id);
}

function presented({ database }: OperationContext, tenantId: string, id: string): unknown {
  const row = findNode(database, tenantId, id);
  return row && presentNodeWithChildren(database, row);
}
