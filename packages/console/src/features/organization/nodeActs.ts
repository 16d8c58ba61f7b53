import { organizationMessages } from '../../messages/organization.ts';
import type { Permission } from '../../session/permissions.ts';
import { addChildDepth } from '../../shared/limits.ts';
import type { TreeNode } from './organizationNodes.ts';

/** What can be done with a node. */
export type NodeAct = 'add' | 'edit' | 'pages' | 'delete';

/** Why an act is refused on a node, or null: by one's role, or because nothing is added that deep (ORG-13, LIM-07). */
export function nodeRefusal(act: NodeAct, node: TreeNode, manage: Permission): string | null {
  if (!manage.allowed) return manage.reason;
  return act === 'add' && node.depth >= addChildDepth ? organizationMessages.tree.tooDeep(addChildDepth) : null;
}
