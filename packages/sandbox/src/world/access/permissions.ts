import type { ContentTypeName } from '../reference/contentTypes.ts';
import type { RoleTypeName } from '../reference/roleTypes.ts';

/** What a role may do with one content page. A page without a grant has none of the three. */
export interface PageGrant {
  canRead: boolean;
  canWrite: boolean;
  canDelete: boolean;
}

/** The acting person: the user, the role, and its part of the tree. */
export interface Actor {
  userId: string;
  roleType: RoleTypeName;
  /** Path of ids of the role's node (`rootId/regionId/`); null for a role without a node. */
  nodePath: string | null;
  /** Grants of the selected role by content instance. */
  grants: ReadonlyMap<string, PageGrant>;
}

/** The fields of a content item that its permissions depend on. */
export interface GuardedItem {
  contentInstanceId: string;
  contentType: ContentTypeName;
  /** Null if the author was deleted. */
  authorId: string | null;
  /** Path of ids of the node that the item is published to; null if it is not published. */
  publishedNodePath: string | null;
}

/** The fields of a node that publishing depends on. */
export interface GuardedNode {
  path: string;
  publishEnabled: boolean;
}

/** Whether the node is the role's own or below it: the role's write nodes. */
export function isInOwnNodes(actor: Actor, nodePath: string): boolean {
  return actor.nodePath !== null && nodePath.startsWith(actor.nodePath);
}

/** Whether items published at the node reach the role: its own nodes, and those above them. */
export function isInReadNodes(actor: Actor, nodePath: string): boolean {
  return isInOwnNodes(actor, nodePath) || (actor.nodePath !== null && actor.nodePath.startsWith(nodePath));
}

/** Whether the role sees the page at all (core §6; decisions-content N1). */
export function canReadPage(actor: Actor, contentInstanceId: string): boolean {
  return actor.roleType === 'SuperAdmin' || actor.grants.get(contentInstanceId)?.canRead === true;
}

/** Whether the role may write on the page (decisions-content N1). */
export function canWritePage(actor: Actor, contentInstanceId: string): boolean {
  return actor.roleType === 'SuperAdmin' || (actor.roleType !== 'Staff' && actor.grants.get(contentInstanceId)?.canWrite === true);
}

/**
 * Whether the item may be read: on a readable page, if it is published at a read node; before
 * publication always (core §6), though never by Staff, who have no drafts to manage. Its author reads
 * it wherever it is published: they may edit or delete it there (ADR 0021).
 */
export function canReadItem(actor: Actor, item: GuardedItem): boolean {
  if (actor.roleType === 'SuperAdmin') return true;
  if (!canReadPage(actor, item.contentInstanceId)) return false;
  if (actor.roleType !== 'Staff' && (item.publishedNodePath === null || item.authorId === actor.userId)) return true;
  if (item.publishedNodePath === null) return false;
  return isInReadNodes(actor, item.publishedNodePath);
}

/**
 * Whether the item may be edited. A unit administrator: on a page that the role may write on (decisions-content N1;
 * ADR 0064), if it is published, inside the own nodes; before that, the author only (core §6, decisions-core A21).
 * Surveys have another rule: the author wherever it is published, or anyone who may write on the page and, once it is
 * published, at its node (decisions-content A21).
 */
export function canEditItem(actor: Actor, item: GuardedItem): boolean {
  if (actor.roleType === 'SuperAdmin') return true;
  if (actor.roleType === 'Staff') return false;
  const isAuthor = item.authorId === actor.userId;
  const { publishedNodePath } = item;
  if (item.contentType === 'Survey' && isAuthor) return true;
  if (!canWritePage(actor, item.contentInstanceId)) return false;
  if (item.contentType === 'Survey') return publishedNodePath === null || isInOwnNodes(actor, publishedNodePath);
  return publishedNodePath === null ? isAuthor : isInOwnNodes(actor, publishedNodePath);
}

/**
 * Whether the item may be deleted. A unit administrator: if it is published, inside the own nodes
 * and, where the role has a grant for the page, with canDelete (decisions-core A22); before that, the
 * author only. Posts are removed only by their author (decisions-content A22); surveys by the author
 * or anyone with canDelete on the page and, once published, its node inside the own nodes (decisions-content A21).
 */
export function canDeleteItem(actor: Actor, item: GuardedItem): boolean {
  if (actor.roleType === 'SuperAdmin') return true;
  if (actor.roleType === 'Staff') return false;
  const isAuthor = item.authorId === actor.userId;
  if (item.contentType === 'SocialFeed') return isAuthor;
  if (item.contentType === 'Survey' && isAuthor) return true;
  const grant = actor.grants.get(item.contentInstanceId);
  if (item.publishedNodePath === null) return item.contentType === 'Survey' ? grant?.canDelete === true : isAuthor;
  if (!isInOwnNodes(actor, item.publishedNodePath)) return false;
  return grant === undefined ? item.contentType !== 'Survey' : grant.canDelete;
}

/** Whether the role may publish to the node: a write node (any for a super administrator) that accepts publications (decisions-core A66). */
export function canPublishTo(actor: Actor, node: GuardedNode): boolean {
  if (!node.publishEnabled || actor.roleType === 'Staff') return false;
  return actor.roleType === 'SuperAdmin' || isInOwnNodes(actor, node.path);
}
