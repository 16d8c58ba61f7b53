import type { components } from '@noticeboard/api-types/schema';
import type { UserValues } from '@noticeboard/design-system/people';
import { savedUserOf } from './savedUser.ts';

type User = components['schemas']['User'];

/** A user as the form shows it; empty strings mean no value. */
export function userValues(user: User, supervisor: Pick<User, 'id' | 'name'> | null): UserValues {
  const { fields, roleIds, tagIds, departmentId } = savedUserOf(user);
  return {
    name: fields.name ?? '',
    username: user.username,
    email: fields.email ?? '',
    phoneNumber: fields.phoneNumber,
    phoneLoginEnabled: fields.phoneLoginEnabled,
    isActive: fields.isActive,
    pccLoginName: fields.pccLoginName ?? '',
    roleIds,
    tagIds,
    departmentId,
    supervisor: supervisor && { id: supervisor.id, name: supervisor.name },
  };
}
