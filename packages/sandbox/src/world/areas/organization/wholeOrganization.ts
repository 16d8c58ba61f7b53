import type { DatabaseSync } from 'node:sqlite';
import { isInOwnNodes, isInReadNodes, type Actor } from '../../access/permissions.ts';
import { queryAll } from '../../database/query.ts';
import { keptUntilChange } from '../../database/untilChange.ts';
import { jsonOf, lastingBody } from '../../../contract/jsonBody.ts';
import { allNodes, nest, presentFlat, type NodeRow, type OrganizationNode } from './nodes.ts';

/** Nodes that a role may read from and publish to (core §3). */
export interface AllowedNodes {
  readNodes: OrganizationNode[];
  writeNodes: OrganizationNode[];
}

/** The nodes that a role may read or write. */
export interface NodeAccess {
  /** All nodes, or those of this role. */
  reach: 'all' | Actor;
  mayRead: boolean;
  mayWrite: boolean;
}

// A large organization has thousands of nodes: reading, nesting and writing them out takes most of such a call.
const keepRows = keptUntilChange<NodeRow[]>(10);
const keepTrees = keptUntilChange<{ root: OrganizationNode | undefined }>(10);
const keepAllowed = keptUntilChange<AllowedNodes>(50);

/** The tenant's root with all its descendants, children by name; undefined without an organization. Not to be changed. */
export function wholeTree(database: DatabaseSync, tenantId: string): OrganizationNode | undefined {
  return keepTrees(database, tenantId, () => {
    const root = nest(rowsOf(database, tenantId));
    return { root: root === undefined ? undefined : lastingBody(root) };
  }).root;
}

/** The nodes that are open to a role, parents before their children. Not to be changed. */
export function allowedNodes(database: DatabaseSync, tenantId: string, { reach, mayRead, mayWrite }: NodeAccess): AllowedNodes {
  const within = reach === 'all' ? 'all' : (reach.nodePath ?? 'none');
  return keepAllowed(database, JSON.stringify([tenantId, within, mayRead, mayWrite]), () => {
    const rows = rowsOf(database, tenantId);
    const flat = presentFlat(rows);
    const open = (may: boolean, isOpen: (actor: Actor, path: string) => boolean) =>
      reach === 'all' ? flat : flat.filter((_, index) => may && isOpen(reach, rows[index]?.path ?? ''));
    const allowed = { readNodes: open(mayRead, isInReadNodes), writeNodes: open(mayWrite, isInOwnNodes) };
    return lastingBody(allowed, () => jsonOfAllowed(allowed));
  });
}

/** Reads every tenant's organization ahead, so that the first user after a start does not wait longer. */
export function readAhead(database: DatabaseSync): void {
  for (const { id } of queryAll<{ id: string }>(database, 'SELECT id FROM tenants')) {
    const bodies = [wholeTree(database, id), allowedNodes(database, id, { reach: 'all', mayRead: true, mayWrite: true })];
    for (const body of bodies) if (body !== undefined) jsonOf(body);
  }
}

function rowsOf(database: DatabaseSync, tenantId: string): NodeRow[] {
  return keepRows(database, tenantId, () => allNodes(database, tenantId));
}

/** Equal lists are serialized once. */
function jsonOfAllowed({ readNodes, writeNodes }: AllowedNodes): string {
  const read = JSON.stringify(readNodes);
  return `{"readNodes":${read},"writeNodes":${readNodes === writeNodes ? read : JSON.stringify(writeNodes)}}`;
}
