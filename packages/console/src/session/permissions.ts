import { messages } from '../messages/en.ts';
import type { Role, RoleTypeName } from './workspace/workspaceTypes.ts';

/** Who asks for permission, as the rules need them. */
export interface Access {
  /** Id of the user (`OwnProfile.id`). */
  userId: string;
  /** Highest role held in the selected tenant: what may be seen (decisions 3). */
  highestRole: RoleTypeName;
  /** Type of the selected role: what the host lets one do (decisions 3). */
  actingRole: RoleTypeName;
  /** Grants of the selected role on content pages. */
  grants: Role['grantedContentInstancePermissions'];
  /** Ids of the selected role's node and all its descendants; null while they are not known. */
  ownNodeIds: ReadonlySet<string> | null;
  /** Ids of `readNodes`; null while they are not known. */
  readNodeIds: ReadonlySet<string> | null;
  /** Ids of `writeNodes`; null while they are not known. */
  writeNodeIds: ReadonlySet<string> | null;
}

/** A content item as far as permission depends on it. */
export interface ItemTarget {
  /** User id of its author; null when unknown. */
  author: string | null;
  isPublished: boolean;
  /** Node it is published to; null when it is not. */
  organizationNodeId: string | null;
  /** Page it belongs to; null when the host does not say. */
  contentInstanceId: string | null;
  /** Posts follow a rule of their own: author or super administrator (decisions-content A22). */
  isPost?: boolean;
}

/** A role as far as permission depends on it. */
export interface RoleTarget {
  /** Null for a type that this console does not know. */
  roleType: RoleTypeName | null;
  /** Where it stands; null for nowhere. */
  organizationNodeId: string | null;
  /** Whether the person acts in it right now. */
  isActedIn: boolean;
}

/** Each action with what it is asked of. */
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
  /** Change who a user is: name, address, roles; a super administrator only by another one (core §2 Users screens). */
  changeUser: { isSuperAdministrator: boolean };
  /** Change or delete a role. */
  manageRole: RoleTarget;
}

/** An answer and, for a refusal, the sentence that a disabled control shows. */
export type Permission = { allowed: true } | { allowed: false; reason: string };

const yes: Permission = { allowed: true };
const no = (reason: string): Permission => ({ allowed: false, reason });
const reasons = messages.permissions;

/**
 * The one place that decides what a person may do (core §6). Every button, route and menu asks it; the host
 * decides again. A super administrator who acts in a lower role is held to that role, as the host will hold them
 * (decisions 3); only `see` follows the highest role.
 */
export function can<Action extends keyof Actions>(access: Access, action: Action, target: Actions[Action]): Permission {
  return rules[action](access, target);
}

const isSuper = (access: Access) => access.actingRole === 'SuperAdmin';

const grantFor = (access: Access, contentInstanceId: string | null) =>
  access.grants.find((grant) => grant.contentInstanceId === contentInstanceId);

const rules: { [Action in keyof Actions]: (access: Access, target: Actions[Action]) => Permission } = {
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
  // Not yet published: readable always; published: in the nodes that may be read (core §6).
  readItem: (access, item) => {
    if (isSuper(access) || !item.isPublished) return yes;
    if (access.readNodeIds === null) return no(reasons.stillLoading);
    return isWithin(access.readNodeIds, item) ? yes : no(reasons.outsideYourUnit);
  },
  editItem: (access, item) => changeItem(access, item),
  // A page without a grant row leaves the node rule alone; a row needs `canDelete` (decisions-core A22).
  deleteItem: (access, item) => {
    if (isSuper(access)) return yes;
    if (item.isPost) return access.actingRole !== 'Staff' && item.author === access.userId ? yes : no(reasons.notYourItem);
    const permission = changeItem(access, item);
    if (!permission.allowed) return permission;
    const grant = item.isPublished ? grantFor(access, item.contentInstanceId) : undefined;
    return grant === undefined || grant.canDelete ? yes : no(reasons.noDeleteGrant);
  },
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

/** Published: inside one's own node and its descendants. Not yet published: its author alone (core §6, decisions-core A21). */
function changeItem(access: Access, item: ItemTarget): Permission {
  if (isSuper(access)) return yes;
  if (access.actingRole === 'Staff') return no(reasons.otherRole);
  if (!item.isPublished) return item.author === access.userId ? yes : no(reasons.notYourItem);
  if (access.ownNodeIds === null) return no(reasons.stillLoading);
  return isWithin(access.ownNodeIds, item) ? yes : no(reasons.outsideYourUnit);
}

function isWithin(nodeIds: ReadonlySet<string>, { organizationNodeId }: ItemTarget): boolean {
  return organizationNodeId !== null && nodeIds.has(organizationNodeId);
}
