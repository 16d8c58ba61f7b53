import type { DatabaseSync } from 'node:sqlite';
import { insert } from './insert.ts';
import { guid } from './identifiers.ts';

/** A node of the seed. */
export interface SeedNode {
  name: string;
  /** Whether items may be published to it. @default true */
  publishEnabled?: boolean;
  children?: readonly SeedNode[];
}

/** A stored node. */
export interface StoredNode {
  id: string;
  name: string;
  depth: number;
  path: string;
  publishEnabled: boolean;
}

/** Stores a tree; returns its nodes, each parent before its children. Ids depend on the names from the root down. */
export function storeTree(database: DatabaseSync, tenantId: string, root: SeedNode): StoredNode[] {
  const stored: StoredNode[] = [];
  const store = (node: SeedNode, parent: StoredNode | null, names: string): void => {
    const id = guid(tenantId, 'node', names);
    const own: StoredNode = {
      id,
      name: node.name,
      depth: parent === null ? 0 : parent.depth + 1,
      path: `${parent?.path ?? ''}${id}/`,
      publishEnabled: node.publishEnabled ?? true,
    };
    insert(database, 'organization_nodes', {
      id,
      tenant_id: tenantId,
      parent_id: parent?.id ?? null,
      name: own.name,
      publish_enabled: own.publishEnabled,
      depth: own.depth,
      path: own.path,
    });
    stored.push(own);
    for (const child of node.children ?? []) store(child, own, `${names}/${child.name}`);
  };
  store(root, null, root.name);
  return stored;
}

/** The stored node of this name. */
export function nodeNamed(nodes: readonly StoredNode[], name: string): StoredNode {
  const node = nodes.find((candidate) => candidate.name === name);
  if (node === undefined) throw new Error(`There is no node ${name}`);
  return node;
}
