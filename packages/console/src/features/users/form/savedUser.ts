import type { components } from '@noticeboard/api-types/schema';
import { e164Of } from '@noticeboard/design-system';
import type { UserChanges, UserPayload } from '@noticeboard/design-system/people';

type User = components['schemas']['User'];

/** The fields that a save replaces as a whole; the phone number is in E.164. */
type SavedFields = Omit<UserPayload, 'username'> & { name: string };

/** The last known state of a user at the host, as far as the form changes it. */
export interface SavedUser {
  id: string;
  /** Body of the last save or read. */
  fields: SavedFields;
  roleIds: readonly string[];
  tagIds: readonly string[];
  departmentId: string | null;
  supervisorId: string | null;
}

/** One call of a save. */
export type SaveStep =
  | { kind: 'fields'; fields: UserPayload }
  | { kind: 'assignRole' | 'withdrawRole' | 'assignTag' | 'withdrawTag'; id: string }
  | { kind: 'department' | 'supervisor'; id: string | null };

/** Reads a user into the form's values; fields that a host leaves out are empty (faults N08). */
export function savedUserOf(user: User): SavedUser {
  return {
    id: user.id,
    fields: {
      name: user.name,
      phoneNumber: user.phoneNumber ? e164Of(user.phoneNumber) : null,
      phoneLoginEnabled: user.phoneLoginEnabled,
      isActive: user.isActive ?? user.activated ?? false,
      ...(user.email && { email: user.email }),
      ...(user.pccLoginName && { pccLoginName: user.pccLoginName }),
    },
    roleIds: (user.roles ?? []).map(({ id }) => id),
    tagIds: (user.tags ?? []).map(({ id }) => id),
    departmentId: user.organizationDepartmentId,
    supervisorId: user.supervisorId,
  };
}

/**
 * The calls that turn the host's state into the form's, in the order in which they are sent
 * (decisions-core O43, O44); of a super administrator only tags, department and supervisor (`USER-20`).
 *
 * @param saved null for a new user
 */
export function saveSteps(saved: SavedUser | null, changes: UserChanges): SaveStep[] {
  const { user, roleIds, tagIds, departmentId, supervisorId } = changes;
  const held = saved ?? { roleIds: [], tagIds: [], departmentId: null, supervisorId: null };
  return [
    ...(user !== undefined && (saved === null || hasOther(saved.fields, user)) ? [{ kind: 'fields' as const, fields: user }] : []),
    ...(roleIds === undefined ? [] : moves(held.roleIds, roleIds, 'assignRole', 'withdrawRole')),
    ...moves(held.tagIds, tagIds, 'assignTag', 'withdrawTag'),
    ...(departmentId === held.departmentId ? [] : [{ kind: 'department' as const, id: departmentId }]),
    ...(supervisorId === held.supervisorId ? [] : [{ kind: 'supervisor' as const, id: supervisorId }]),
  ];
}

/** The host's state after a step. */
export function afterStep(saved: SavedUser, step: SaveStep): SavedUser {
  switch (step.kind) {
    case 'fields': {
      const { username: _, ...fields } = step.fields;
      return { ...saved, fields: { ...saved.fields, ...fields } };
    }
    case 'assignRole':
      return { ...saved, roleIds: [...saved.roleIds, step.id] };
    case 'withdrawRole':
      return { ...saved, roleIds: saved.roleIds.filter((id) => id !== step.id) };
    case 'assignTag':
      return { ...saved, tagIds: [...saved.tagIds, step.id] };
    case 'withdrawTag':
      return { ...saved, tagIds: saved.tagIds.filter((id) => id !== step.id) };
    case 'department':
      return { ...saved, departmentId: step.id };
    case 'supervisor':
      return { ...saved, supervisorId: step.id };
  }
}

/** New ones are given before old ones are taken: nobody is without a role in between. */
function moves<Assign extends SaveStep['kind'], Withdraw extends SaveStep['kind']>(
  held: readonly string[],
  wanted: readonly string[],
  assign: Assign,
  withdraw: Withdraw,
): { kind: Assign | Withdraw; id: string }[] {
  return [
    ...wanted.filter((id) => !held.includes(id)).map((id) => ({ kind: assign, id })),
    ...held.filter((id) => !wanted.includes(id)).map((id) => ({ kind: withdraw, id })),
  ];
}

const sent = ['name', 'email', 'phoneNumber', 'phoneLoginEnabled', 'isActive', 'pccLoginName'] as const;

/** Whether a field to be sent differs from the host's; omitted fields stay unchanged (`USER-34`). */
const hasOther = (held: SavedUser['fields'], wanted: UserPayload): boolean => sent.some((field) => wanted[field] !== undefined && wanted[field] !== held[field]);
