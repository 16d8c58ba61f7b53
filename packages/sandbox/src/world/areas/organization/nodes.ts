import type { DatabaseSync } from 'node:sqlite';
import { queryAll, queryFirst, queryLists } from '../../database/query.ts';
import { byName } from '../byName.ts';

/** A node of the tree as it is stored. `path` holds ids. */
export interface NodeRow {
  id: string;
  parent_id: string | null;
  name: string;
  logo: string | null;
  publish_enabled: number;
  depth: number;
  path: string;
}

/** A node as the contract has it. `path` holds the names from the root. */
export interface OrganizationNode {
  id: string;
  name: string;
  logo: string | null;
  publishEnabled: boolean;
  parentId: string | null;
  depth: number;
  path: string;
  organizationNodes: OrganizationNode[];
}

const columns = 'id, parent_id, name, logo, publish_enabled, depth, path';
type NodeColumns = readonly [id: string, parentId: string | null, name: string, logo: string | null, publishEnabled: number, depth: number, path: string];

/** Every node of the tenant, parents before their children. */
export function allNodes(database: DatabaseSync, tenantId: string): NodeRow[] {
  const rows = queryLists<NodeColumns>(database, `SELECT ${columns} FROM organization_nodes WHERE tenant_id = ? ORDER BY path`, tenantId);
  return rows.map(([id, parent_id, name, logo, publish_enabled, depth, path]) => ({ id, parent_id, name, logo, publish_enabled, depth, path }));
}

/** The node, if it belongs to the tenant. */
export function findNode(database: DatabaseSync, tenantId: string, id: string): NodeRow | undefined {
  return queryFirst<NodeRow>(database, `SELECT ${columns} FROM organization_nodes WHERE id = ? AND tenant_id = ?`, id, tenantId);
}

/** The root, unless the tenant has no organization yet. */
export function findRoot(database: DatabaseSync, tenantId: string): NodeRow | undefined {
  return queryFirst<NodeRow>(database, `SELECT ${columns} FROM organization_nodes WHERE tenant_id = ? AND parent_id IS NULL`, tenantId);
}

/** The direct children, by name. */
function childrenOf(database: DatabaseSync, id: string): NodeRow[] {
  return queryAll<NodeRow>(database, `SELECT ${columns} FROM organization_nodes WHERE parent_id = ?`, id).toSorted(byName);
}

/** The node as an entity; `namePath` is its own, children are added by the caller. */
function presentNode(row: NodeRow, namePath: string): OrganizationNode {
  return {
    id: row.id,
    name: row.name,
    logo: row.logo,
    publishEnabled: row.publish_enabled === 1,
    parentId: row.parent_id,
    depth: row.depth,
    path: namePath,
    organizationNodes: [],
  };
}

/** The node as an entity with its direct children, without theirs. */
export function presentNodeWithChildren(database: DatabaseSync, row: NodeRow): OrganizationNode {
  const path = namePathOf(database, row);
  return { ...presentNode(row, path), organizationNodes: childrenOf(database, row.id).map((child) => presentNode(child, `${path} / ${child.name}`)) };
}

/** Names from the root to the node, e.g. `Harbour Care / North Region`. */
function namePathOf(database: DatabaseSync, row: NodeRow): string {
  const ids = row.path.split('/').filter((id) => id !== '');
  return ids
    .map((id) => queryFirst<{ name: string }>(database, 'SELECT name FROM organization_nodes WHERE id = ?', id)?.name ?? '')
    .join(' / ');
}

/** The nodes as entities without children; parents must come before their children. */
export function presentFlat(rows: readonly NodeRow[]): OrganizationNode[] {
  const paths = new Map<string, string>();
  return rows.map((row) => {
    const above = row.parent_id === null ? undefined : paths.get(row.parent_id);
    const path = above === undefined ? row.name : `${above} / ${row.name}`;
    paths.set(row.id, path);
    return presentNode(row, path);
  });
}

/** The root with all its descendants, nested, children by name. */
export function nest(rows: readonly NodeRow[]): OrganizationNode | undefined {
  const flat = presentFlat(rows);
  const byId = new Map(flat.map((node) => [node.id, node]));
  let root: OrganizationNode | undefined;
  for (const node of flat) {
    if (node.parentId === null) root = node;
    else byId.get(node.parentId)?.organizationNodes.push(node);
  }
  for (const node of flat) node.organizationNodes.sort(byName);
  return root;
}
