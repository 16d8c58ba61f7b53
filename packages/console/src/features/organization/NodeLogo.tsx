import { NodeFace } from '@noticeboard/design-system/organization';
import { useNodeLogo } from './nodeLogos.ts';
import type { TreeNode } from './organizationNodes.ts';

/** A node's logo or initial before its name. */
export function NodeLogo({ node }: { node: TreeNode }) {
  return <NodeFace name={node.name} logo={useNodeLogo(node.logoFile)} />;
}
