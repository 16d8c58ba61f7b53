import { messages } from '../messages/en.ts';
import type { Role, RoleTypeName } from '../session/workspace/workspaceTypes.ts';

/** The acting user, with the facts that the rules need. */
export interface Access {
  /** Id of the user (`OwnProfile.id`). */
  userId: string;
  /** Highest role in the selected tenant: decides what is shown (decisions-main 3). */
  highestRole: RoleTypeName;
  /** Type of the selected role: decides what the host permits (decisions-main 3). */
  actingRole: RoleTypeName;
  /** Grants of the selected role on content pages. */
  grants: Role['grantedContentInstancePermissions'];
}

/** The same with the nodes that some rules need. A super administrator has none: no rule depends on where they act. */
export interface PlacedAccess extends Access {
  /** Ids of the selected role's node and all its descendants; null while they are not known. */
  ownNodeIds: ReadonlySet<string> | null;
  /** Ids of `readNodes`; null while they are not known. */
  readNodeIds: ReadonlySet<string> | null;
  /** Ids of `writeNodes`; null while they are not known. */
  writeNodeIds: ReadonlySet<string> | null;
}

/** The part of a content item that permissions depend on. */
export interface ItemTarget {
  /** User id of its author; null when unknown. */
  author: string | null;
  isPublished: boolean;
  /** Node it is published to; null when it is not. */
  organizationNodeId: string | null;
  /** Page it belongs to; null when the host does not say. */
  contentInstanceId: string | null;
  /** Name of its type: posts and surveys follow rules of their own (decisions-content A21, A22). Null when the host does not say. */
  typeName: string | null;
}

/** The part of a role that permissions depend on. */
interface RoleTarget {
  /** Null for a type that this console does not know. */
  roleType: RoleTypeName | null;
  /** Id of its node, or null. */
  organizationNodeId: string | null;
  /** Whether the user acts in it right now. */
  isActedIn: boolean;
}

/** Each action with its target. */
export interface Actions {
  /** Open a part of the console. */
  see: RoleTypeName;
  readContentPage: { contentInstanceId: string };
  writeContentPage: { contentInstanceId: string };
  readItem: ItemTarget;
  editItem: ItemTarget;
  deleteItem: ItemTarget;
  publish: { organizationNodeId: string; publishEnabled: boolean };
  /** Change what belongs to the whole tenant: settings, organization, templates. */
  manageTenant: null;
  /** Users, roles, tags, departments. */
  manageUsers: null;
  /** Change a user's details: name, address, roles; a super administrator's only by another one (core §2 Users screens). */
  changeUser: { isSuperAdministrator: boolean };
  /** Change or delete a role. */
  manageRole: RoleTarget;
}

/** Actions that depend on nodes: who asks for one of them has read the list of nodes, and nobody else needs it. */
type PlacedAction = 'readItem' | 'editItem' | 'deleteItem' | 'publish' | 'manageRole';

type AccessFor<Action> = Action extends PlacedAction ? PlacedAccess : Access;

/** A permission and, for a refusal, the sentence that a disabled control shows. */
export type Permission = { allowed: true } | { allowed: false; reason: string };

const yes: Permission = { allowed: true };
const no = (reason: string): Permission => ({ allowed: false, reason });
const reasons = messages.permissions;

/**
 * The one place that decides what a user may do (core §6). Every button, route and menu calls it; the host
 * decides again. A super administrator who acts in a lower role is held to that role, as the host will hold them
 * (decisions-main 3); only `see` follows the highest role.
 */
export function can<Action extends keyof Actions>(access: AccessFor<Action>, action: Action, target: Actions[Action]): Permission {
  return rules[action](access, target);
}

const isSuper = (access: Access) => access.actingRole === 'SuperAdmin';

const grantFor = (access: Access, contentInstanceId: string | null) =>
  access.grants.find((grant) => grant.contentInstanceId === contentInstanceId);

const rules: { [Action in keyof Actions]: (access: AccessFor<Action>, target: Actions[Action]) => Permission } = {
  see: (access, lowest) => {
    if (lowest === 'Staff' || access.highestRole === 'SuperAdmin') return yes;
    if (lowest === 'SuperAdmin') return no(reasons.superAdminOnly);
    return access.highestRole === 'OrganizationUnitAdmin' ? yes : no(reasons.otherRole);
  },
  // What may be seen follows the highest role: a super administrator sees all pages (core §6).
  readContentPage: (access, { contentInstanceId }) =>
    access.highestRole === 'SuperAdmin' || grantFor(access, contentInstanceId)?.canRead === true ? yes : no(reasons.noReadGrant),
  writeContentPage: (access, { contentInstanceId }) =>
    isSuper(access) || grantFor(access, contentInstanceId)?.canWrite === true ? yes : no(reasons.noWriteGrant),
  readItem: canReadItem,
  editItem: canEditItem,
  deleteItem: canDeleteItem,
  // Publishing needs the node's own switch, and the right to write there (decisions-core A66).
  publish: (access, node) => {
    if (!node.publishEnabled) return no(reasons.publishNode);
    if (isSuper(access)) return yes;
    if (access.writeNodeIds === null) return no(reasons.stillLoading);
    return access.writeNodeIds.has(node.organizationNodeId) ? yes : no(reasons.publishNode);
  },
  manageTenant: (access) => (isSuper(access) ? yes : no(reasons.superAdminOnly)),
  manageUsers: (access) => (access.actingRole === 'Staff' ? no(reasons.otherRole) : yes),
  changeUser: (access, { isSuperAdministrator }) => {
    if (access.actingRole === 'Staff') return no(reasons.otherRole);
    return isSuperAdministrator && !isSuper(access) ? no(reasons.otherSuperAdmin) : yes;
  },
  // A unit administrator has the roles of the own nodes, none of a super administrator (decisions-core A50) and not
  // the one acted in, which would be a way to more rights.
  manageRole: (access, role) => {
    if (isSuper(access)) return yes;
    if (access.actingRole === 'Staff') return no(reasons.otherRole);
    if (role.roleType === null || role.roleType === 'SuperAdmin') return no(reasons.superAdminOnly);
    if (role.isActedIn) return no(reasons.ownRole);
    if (access.ownNodeIds === null) return no(reasons.stillLoading);
    return role.organizationNodeId !== null && access.ownNodeIds.has(role.organizationNodeId) ? yes : no(reasons.roleOutsideYourUnit);
  },
};

/**
 * On a page that the role may read: what is published in the nodes that may be read, what is not published yet, and
 * whatever one wrote oneself: its author may change it, so must be able to see it (ADR 0021). Staff have no drafts
 * to manage.
 */
function canReadItem(access: PlacedAccess, item: ItemTarget): Permission {
  if (isSuper(access)) return yes;
  if (item.contentInstanceId !== null && grantFor(access, item.contentInstanceId)?.canRead !== true) return no(reasons.noReadGrant);
  if (access.actingRole !== 'Staff' && (!item.isPublished || isAuthor(access, item))) return yes;
  if (!item.isPublished) return no(reasons.otherRole);
  return isWithin(access.readNodeIds, item);
}

/**
 * On a page that the role may write on (decisions-content N1; ADR 0064). Published: inside one's own node and its
 * descendants. Not yet published: its author alone (core §6, decisions-core A21). A survey: its author wherever it is, and
 * those who may write on its page and, once it is published, at its node (decisions-content A21).
 */
function canEditItem(access: PlacedAccess, item: ItemTarget): Permission {
  if (isSuper(access)) return yes;
  if (access.actingRole === 'Staff') return no(reasons.otherRole);
  if (item.typeName === 'Survey' && isAuthor(access, item)) return yes;
  if (grantFor(access, item.contentInstanceId)?.canWrite !== true) return no(reasons.noWriteGrant);
  if (item.typeName === 'Survey') return item.isPublished ? isWithin(access.writeNodeIds, item) : yes;
  if (!item.isPublished) return isAuthor(access, item) ? yes : no(reasons.editDraft);
  return isWithin(access.ownNodeIds, item);
}

/**
 * As editing, and where the role has a grant for the page it needs `canDelete`; a page without one leaves the node rule
 * alone (decisions-core A22). A post is removed by its author alone (decisions-content A22), a survey by its author and
 * by those who may delete on its page and, once it is published, at its node (decisions-content A21).
 */
function canDeleteItem(access: PlacedAccess, item: ItemTarget): Permission {
  if (isSuper(access)) return yes;
  if (access.actingRole === 'Staff') return no(reasons.otherRole);
  if (item.typeName === 'SocialFeed') return isAuthor(access, item) ? yes : no(reasons.deletePost);
  if (item.typeName === 'Survey' && isAuthor(access, item)) return yes;
  const grant = grantFor(access, item.contentInstanceId);
  if (item.typeName === 'Survey' && grant === undefined) return no(reasons.noDeleteGrant);
  if (!item.isPublished && item.typeName !== 'Survey') return isAuthor(access, item) ? yes : no(reasons.deleteDraft);
  if (grant?.canDelete === false) return no(reasons.noDeleteGrant);
  return item.isPublished ? isWithin(item.typeName === 'Survey' ? access.writeNodeIds : access.ownNodeIds, item) : yes;
}

function isAuthor({ userId }: Access, { author }: ItemTarget): boolean {
  return author === userId;
}

function isWithin(nodeIds: ReadonlySet<string> | null, { organizationNodeId }: ItemTarget): Permission {
  if (nodeIds === null) return no(reasons.stillLoading);
  return organizationNodeId !== null && nodeIds.has(organizationNodeId) ? yes : no(reasons.outsideYourUnit);
}
