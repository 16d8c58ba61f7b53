import { userMessages } from '../../../messages/users.ts';
import { type Access, can } from '../../../access/permissions.ts';
import type { RoleType } from '../../../session/workspace/workspaceTypes.ts';
import type { User } from './userPage.ts';

/** The actions on a user of the list. */
export type UserAct = 'activate' | 'deactivate' | 'resetPassword' | 'resendInvitation' | 'delete';

/** Whether the user has the super administrator role: nobody may change their details then (core §2 Users screens). */
export function isSuperAdministrator(user: Pick<User, 'roles'>, roleTypes: readonly RoleType[]): boolean {
  const type = roleTypes.find(({ name }) => name === 'SuperAdmin')?.id;
  return (user.roles ?? []).some(({ roleTypeId }) => roleTypeId === type);
}

/** Whether the user is active; a host may call it `activated` (`USER-22`). */
export const isActive = ({ isActive: active, activated }: Pick<User, 'isActive' | 'activated'>): boolean => active ?? activated ?? false;

/** Why an action is refused for this user; undefined if it is allowed. The host checks it again. */
export function refusalOf(act: UserAct, user: User, access: Access, roleTypes: readonly RoleType[]): string | undefined {
  const texts = userMessages.actions.refused;
  const isSuper = isSuperAdministrator(user, roleTypes);
  const permission = can(access, 'changeUser', { isSuperAdministrator: isSuper });
  if (!permission.allowed) return permission.reason;
  const isYourself = user.id === access.userId;
  switch (act) {
    case 'activate':
    case 'deactivate':
      if (isSuper) return texts.superAdministrator;
      return isYourself ? texts.yourself : undefined;
    case 'delete':
      return isYourself ? texts.yourself : undefined;
    case 'resendInvitation':
      if (user.lastActivity !== null) return texts.hasSignedIn;
      return hasAddress(user) ? undefined : texts.noAddress;
    case 'resetPassword':
      return hasAddress(user) ? undefined : texts.noAddress;
  }
}

/** Why this user cannot be written to; undefined if they can. */
export function writingRefusal(user: Pick<User, 'id' | 'isActive' | 'activated'>, access: Pick<Access, 'userId'>): string | undefined {
  if (user.id === access.userId) return userMessages.actions.refused.yourself;
  return isActive(user) ? undefined : userMessages.actions.refused.inactive;
}

const hasAddress = ({ email, phoneNumber }: User): boolean => Boolean(email) || Boolean(phoneNumber);
