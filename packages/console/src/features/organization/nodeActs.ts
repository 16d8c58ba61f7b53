import { organizationMessages } from '../../messages/organization.ts';
import type { Permission } from '../../access/permissions.ts';
import type { TreeNode } from './organizationNodes.ts';

/** The actions on a node. */
export type NodeAct = 'add' | 'edit' | 'pages' | 'write' | 'delete';

/**
 * Why an action is refused on a node, or null: because of the user's role, or because nodes at that depth get no children (ORG-13, LIM-07).
 *
 * @param addChildDepth a node may get children while its depth is below this
 */
export function nodeRefusal(act: NodeAct, node: TreeNode, manage: Permission, addChildDepth: number): string | null {
  if (act === 'write') return null;
  if (!manage.allowed) return manage.reason;
  return act === 'add' && node.depth >= addChildDepth ? organizationMessages.tree.tooDeep(addChildDepth) : null;
}
