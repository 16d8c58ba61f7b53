/** The kinds of role (core §3 Role type). */
export type RoleTypeName = 'SuperAdmin' | 'Staff' | 'OrganizationUnitAdmin';

/** Depths that fit a role of each type; the root has depth 0. */
export type RoleDepths = Readonly<Record<RoleTypeName, readonly number[]>>;

/** The literal depths of the specification. `ROLE-14`, `ROLE-15`, `ROLE-16`; decisions-main 5. */
export const defaultRoleDepths: RoleDepths = { SuperAdmin: [0, 1], Staff: [4], OrganizationUnitAdmin: [0] };

/** Any node with children: of a tree component or of the host. */
interface DepthNode {
  id: string;
  children?: readonly DepthNode[];
}

/** What the tree needs to refuse a node. */
interface RefusableNode {
  id: string;
  children?: readonly RefusableNode[];
  isSelectable?: boolean;
  disabledReason?: string;
}

/** The depth of each node by its id. */
export function nodeDepths(nodes: readonly DepthNode[], depth = 0): ReadonlyMap<string, number> {
  return new Map(nodes.flatMap((node): [string, number][] => [[node.id, depth], ...nodeDepths(node.children ?? [], depth + 1)]));
}

/** Whether a depth fits a role. */
export const isDepthAllowed = (type: RoleTypeName, depth: number, depths: RoleDepths = defaultRoleDepths): boolean => depths[type].includes(depth);

/**
 * The organization with every node refused where the type does not fit, children included. The kept node stays
 * selectable at any depth: roles made by other systems must survive an edit (decisions-main 5).
 */
export function nodesForRole<Node extends RefusableNode>(
  nodes: readonly Node[],
  rule: { allowed: readonly number[]; keptId: string | null; reason: (depth: number) => string },
  depth = 0,
): Node[] {
  const isAllowed = rule.allowed.includes(depth);
  return nodes.map((node) => ({
    ...node,
    ...(node.children && { children: nodesForRole(node.children, rule, depth + 1) }),
    ...(!isAllowed && node.id !== rule.keptId && { isSelectable: false, disabledReason: rule.reason(depth) }),
  }));
}

/** Whether there are nodes at these depths, but this person may use none of them. */
export function isOutOfReach(nodes: readonly RefusableNode[], allowed: readonly number[]): boolean {
  const atDepth = (level: readonly RefusableNode[], depth: number): RefusableNode[] =>
    level.flatMap((node) => [...(allowed.includes(depth) ? [node] : []), ...atDepth(node.children ?? [], depth + 1)]);
  const fitting = atDepth(nodes, 0);
  return fitting.length > 0 && fitting.every(({ isSelectable }) => isSelectable === false);
}

/** More choices than this are searched rather than looked through. */
const mostChoicesShown = 50;

/** The nodes to open so that every fitting one is in sight; undefined where there are too many of them, or none. */
export function pathsToDepths(nodes: readonly DepthNode[], depths: readonly number[]): ReadonlySet<string> | undefined {
  const open = new Set<string>();
  const countFitting = (node: DepthNode, depth: number): number => {
    const below = (node.children ?? []).reduce((sum, child) => sum + countFitting(child, depth + 1), 0);
    if (below > 0) open.add(node.id);
    return below + (depths.includes(depth) ? 1 : 0);
  };
  const count = nodes.reduce((sum, node) => sum + countFitting(node, 0), 0);
  return count === 0 || count > mostChoicesShown ? undefined : open;
}
