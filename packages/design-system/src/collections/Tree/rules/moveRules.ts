import type { TreeNode } from '../treeTypes.ts';

/** Why a move makes no sense, whatever the caller allows; `null` when it does. */
export type MoveFault = 'intoItself' | 'intoDescendant' | 'alreadyThere' | null;

const holds = (node: TreeNode, id: string): boolean =>
  (node.children ?? []).some((child) => child.id === id || holds(child, id));

/** Whether a node can be moved into a target at all: not into itself, nor below itself, nor to where it is. */
export function moveFault(node: TreeNode, target: TreeNode): MoveFault {
  if (node.id === target.id) return 'intoItself';
  if (holds(node, target.id)) return 'intoDescendant';
  return target.children?.some((child) => child.id === node.id) ? 'alreadyThere' : null;
}

/** The nodes of these ids in the tree's order, leaving out those below another one of them: they go along with it. */
export function topmostNodes(nodes: readonly TreeNode[], ids: ReadonlySet<string>): readonly TreeNode[] {
  return nodes.flatMap((node) => (ids.has(node.id) ? [node] : topmostNodes(node.children ?? [], ids)));
}

/** The tree without these nodes and what is below them. */
export function withoutNodes<N extends TreeNode>(nodes: readonly N[], ids: ReadonlySet<string>): readonly N[] {
  return nodes
    .filter((node) => !ids.has(node.id))
    .map((node) => (node.children ? { ...node, children: withoutNodes(node.children, ids) } : node));
}

const withAdded = <N extends TreeNode>(nodes: readonly N[], targetId: string, added: readonly TreeNode[]): readonly N[] =>
  nodes.map((node) => {
    if (node.id === targetId) return { ...node, children: [...(node.children ?? []), ...added] };
    return node.children ? { ...node, children: withAdded(node.children, targetId, added) } : node;
  });

/** The tree after a move: the nodes become the target's last children. A move that makes no sense changes nothing. */
export function moveNodes<N extends TreeNode>(nodes: readonly N[], ids: ReadonlySet<string>, targetId: string): readonly N[] {
  const moved = topmostNodes(nodes, ids);
  const [target] = topmostNodes(nodes, new Set([targetId]));
  if (!target || moved.length === 0 || moved.some((node) => moveFault(node, target) !== null)) return nodes;
  return withAdded(withoutNodes(nodes, new Set(moved.map(({ id }) => id))), targetId, moved);
}
