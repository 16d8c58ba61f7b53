/** What a role may do with one content instance (core §3 Role). */
export interface ContentInstancePermission {
  contentInstanceId: string;
  canRead: boolean;
  canWrite: boolean;
  canDelete: boolean;
}

/** One of the three rights. */
export type Right = 'canRead' | 'canWrite' | 'canDelete';

/** The rights in the order of their columns. */
export const rights: readonly Right[] = ['canRead', 'canWrite', 'canDelete'];

const none = { canRead: false, canWrite: false, canDelete: false };

/** What is granted on an instance; without an entry, nothing. */
export function permissionOf(permissions: readonly ContentInstancePermission[], contentInstanceId: string): ContentInstancePermission {
  return permissions.find((permission) => permission.contentInstanceId === contentInstanceId) ?? { contentInstanceId, ...none };
}

/** One permission with a right switched: without Read there is neither Write nor Delete (ROLE-11, ROLE-12), and these bring Read. */
export function withRight(permission: ContentInstancePermission, right: Right, isOn: boolean): ContentInstancePermission {
  if (right === 'canRead') return isOn ? { ...permission, canRead: true } : { ...permission, ...none };
  return { ...permission, [right]: isOn, canRead: permission.canRead || isOn };
}

/** All permissions with a right switched on the given instances; the others are left alone. */
export function withRights(permissions: readonly ContentInstancePermission[], ids: readonly string[], right: Right, isOn: boolean): ContentInstancePermission[] {
  const turned = new Map(permissions.map((permission) => [permission.contentInstanceId, permission]));
  for (const id of ids) turned.set(id, withRight(turned.get(id) ?? { contentInstanceId: id, ...none }, right, isOn));
  return [...turned.values()];
}

/** How many of the given instances have a right. */
export function rightState(permissions: readonly ContentInstancePermission[], ids: readonly string[], right: Right): 'none' | 'some' | 'all' {
  const granted = new Set(permissions.filter((permission) => permission[right]).map(({ contentInstanceId }) => contentInstanceId));
  const count = ids.filter((id) => granted.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/**
 * What is saved: an instance that had no entry and is granted nothing gets none, since an entry without Delete forbids
 * what no entry leaves open (decisions-core A22).
 */
export function permissionsToSave(before: readonly ContentInstancePermission[], after: readonly ContentInstancePermission[]): ContentInstancePermission[] {
  const had = new Set(before.map(({ contentInstanceId }) => contentInstanceId));
  return after.filter((permission) => had.has(permission.contentInstanceId) || rights.some((right) => permission[right]));
}

/** Whether saving would change anything. */
export function isChanged(before: readonly ContentInstancePermission[], after: readonly ContentInstancePermission[]): boolean {
  return after.some((permission) => {
    const old = permissionOf(before, permission.contentInstanceId);
    return rights.some((right) => old[right] !== permission[right]);
  });
}

/** The permissions that differ from those before. */
export const changedPermissions = (before: readonly ContentInstancePermission[], after: readonly ContentInstancePermission[]): ContentInstancePermission[] =>
  after.filter((permission) => isChanged(before, [permission]));

/** The permissions with those of some instances replaced in place; new ones at the end. */
export function withPermissions(before: readonly ContentInstancePermission[], changed: readonly ContentInstancePermission[]): ContentInstancePermission[] {
  const all = new Map([...before, ...changed].map((permission) => [permission.contentInstanceId, permission]));
  return [...all.values()];
}
