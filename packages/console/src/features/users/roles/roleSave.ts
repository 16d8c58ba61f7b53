import type { components } from '@noticeboard/api-types/schema';
import { applyChange, changedFields, isApplied } from '../../../api/changes.ts';
import type { Facts, Overwriting } from '../../../api/useOverwriteWarning.ts';
import { roleMessages as texts } from '../../../messages/roles.ts';
import type { Role } from './roleRow.ts';

type Permissions = Role['grantedContentInstancePermissions'];
type Permission = Permissions[number];

const rights = ['canRead', 'canWrite', 'canDelete'] as const;

/** The changes of one form to a role; fields that the form does not show are left out. */
export type RoleChange =
  | { name: string; organizationNodeId: string | null; permissions?: never }
  | { name?: never; organizationNodeId?: never; permissions: Permissions; pageNames: ReadonlyMap<string, string> };

/**
 * Every save replaces name, node and permissions of a role: values that were not changed here are sent as they are now, and changed
 * ones are compared first (faults P12).
 *
 * @param opened the role as the form was opened with it
 * @param now the role as it is now
 */
export function roleSave(opened: Role, now: Role, change: RoleChange): { body: components['schemas']['RoleUpdate']; overwriting: Overwriting } {
  const kept = { name: now.name, organizationNodeId: now.organizationNodeId };
  if (change.permissions !== undefined) {
    const { permissions, ...facts } = permissionsSave(opened.grantedContentInstancePermissions, now.grantedContentInstancePermissions, change.permissions, change.pageNames);
    return { body: { ...kept, roleContentInstancePermissions: permissions }, overwriting: { id: opened.id, ...facts } };
  }
  const { name, organizationNodeId } = change;
  const wanted = { name, organizationNodeId };
  const fields = changedFields<typeof wanted>({ from: opened, to: wanted });
  const isMoved = fields.includes('organizationNodeId');
  const factsOf = (role: Pick<Role, 'name' | 'organizationNodeId'>): Facts => ({
    ...(fields.includes('name') && { name: role.name }),
    // The other user's node may be missing in this user's tree.
    ...(isMoved && { node: role.organizationNodeId === opened.organizationNodeId || role.organizationNodeId === organizationNodeId ? null : texts.otherNode }),
  });
  return {
    body: { ...applyChange(kept, { from: opened, to: wanted }), roleContentInstancePermissions: now.grantedContentInstancePermissions ?? [] },
    overwriting: { id: opened.id, opened: factsOf(opened), now: factsOf(now), wanted: factsOf(wanted) },
  };
}

/** Whether the host has the changes of one form to a role. */
export function isSaved(opened: Role, now: Role, change: RoleChange): boolean {
  const { permissions } = change;
  if (permissions === undefined) {
    const { name, organizationNodeId } = change;
    return isApplied<Pick<Role, 'name' | 'organizationNodeId'>>(now, { from: opened, to: { name, organizationNodeId } });
  }
  const changed = changedPermissions(opened.grantedContentInstancePermissions, permissions);
  return changed.every((id) => isSame(entryOf(now.grantedContentInstancePermissions, id), entryOf(permissions, id)));
}

/** Pages on which rights were changed. */
const changedPermissions = (opened: Permissions, wanted: Permissions): string[] =>
  [...new Set([...opened, ...wanted].map(({ contentInstanceId }) => contentInstanceId))].filter((id) => !isSame(entryOf(opened, id), entryOf(wanted, id)));

function permissionsSave(opened: Permissions, now: Permissions, wanted: Permissions, pageNames: ReadonlyMap<string, string>) {
  const ids = [...new Set([...now, ...wanted].map(({ contentInstanceId }) => contentInstanceId))];
  const changed = changedPermissions(opened, wanted);
  const factsOf = (permissions: Permissions): Facts =>
    Object.fromEntries(changed.map((id) => [id, texts.grantedOn(rightsOf(entryOf(permissions, id)).map((right) => texts.rights[right]), pageNames.get(id) ?? texts.unknownPage)]));
  return {
    // A missing entry stays missing: an entry without rights forbids what a missing one leaves open (decisions-core A22).
    permissions: ids.flatMap((id) => entryOf(changed.includes(id) ? wanted : now, id) ?? []),
    opened: factsOf(opened),
    now: factsOf(now),
    wanted: factsOf(wanted),
  };
}

const entryOf = (permissions: Permissions, id: string): Permission | undefined => permissions.find(({ contentInstanceId }) => contentInstanceId === id);

const rightsOf = (permission: Permission | undefined) => rights.filter((right) => permission?.[right] === true);

const isSame = (first: Permission | undefined, second: Permission | undefined): boolean => rights.every((right) => (first?.[right] ?? false) === (second?.[right] ?? false));
