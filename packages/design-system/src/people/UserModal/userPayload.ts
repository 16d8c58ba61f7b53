import { isEmailIfGiven, trimEmail } from '../../fields/EmailField/emailRules.ts';
import type { UserChanges, UserIdentity, UserPayload, UserValues } from './userModalTypes.ts';
import { isUsername } from './usernameRules.ts';
import { oneLine } from '../../fields/oneLine.ts';

/** A user before anything is written. */
export const newUser: UserValues = {
  name: '',
  username: '',
  email: '',
  phoneNumber: null,
  phoneLoginEnabled: false,
  isActive: true,
  pccLoginName: '',
  roleIds: [],
  tagIds: [],
  departmentId: null,
  supervisor: null,
};

/** A phone number that is there, without the space around it. */
const givenPhone = ({ phoneNumber }: Pick<UserValues, 'phoneNumber'>): string | null => phoneNumber?.trim() || null;

/** The body to send: empty texts dropped, an empty phone null and phone login off with it (`USER-28`, `USER-34`, `USER-35`). */
export function userPayload(values: UserValues): UserPayload {
  const phoneNumber = givenPhone(values);
  const name = oneLine(values.name);
  const username = oneLine(values.username);
  const email = trimEmail(values.email);
  const pccLoginName = oneLine(values.pccLoginName);
  return {
    ...(name !== '' && { name }),
    ...(username !== '' && { username }),
    ...(email !== '' && { email }),
    phoneNumber,
    phoneLoginEnabled: phoneNumber !== null && values.phoneLoginEnabled,
    isActive: values.isActive,
    ...(pccLoginName !== '' && { pccLoginName }),
  };
}

/** Everything to save; of a super administrator tags, department and supervisor only (`USER-20`). */
export function userChanges(values: UserValues, isSuperAdministrator: boolean): UserChanges {
  const assigned = { tagIds: values.tagIds, departmentId: values.departmentId, supervisorId: values.supervisor?.id ?? null };
  return isSuperAdministrator ? assigned : { user: userPayload(values), roleIds: values.roleIds, ...assigned };
}

/** Fields that can be wrong, in the form's order. */
const checkedFields = ['name', 'username', 'email', 'phoneNumber', 'pccLoginName'] as const;
/** A field that can be wrong. */
export type CheckedField = (typeof checkedFields)[number];

/** Whether an email address or a login name was taken away: what is empty is dropped, so that it cannot be saved (decisions-core A45). */
export const wasEmptied = (field: 'email' | 'pccLoginName', values: UserValues, opened: UserValues): boolean =>
  oneLine(opened[field]) !== '' && oneLine(values[field]) === '';

/**
 * What keeps a user from being saved (`USER-29` to `USER-33`, decisions-core A45). The phone field reads its number itself.
 *
 * @param opened the user as the form was opened on it
 */
export function wrongFields(values: UserValues, { isPhoneValid, opened }: { isPhoneValid: boolean; opened: UserValues }): CheckedField[] {
  const isWrong: Record<CheckedField, boolean> = {
    name: oneLine(values.name) === '',
    username: !isUsername(oneLine(values.username)),
    email: !isEmailIfGiven(values.email) || wasEmptied('email', values, opened),
    phoneNumber: !isPhoneValid,
    pccLoginName: wasEmptied('pccLoginName', values, opened),
  };
  return checkedFields.filter((field) => isWrong[field]);
}

/** By what to look for another user with the same data; null while nothing is written that can be compared (decisions-core A43). */
export function userIdentity(values: UserValues, { isPhoneValid }: { isPhoneValid: boolean }): UserIdentity | null {
  const username = oneLine(values.username);
  const email = trimEmail(values.email);
  const phoneNumber = givenPhone(values);
  const identity: UserIdentity = {
    ...(isUsername(username) && { username }),
    ...(phoneNumber !== null && isPhoneValid && { phoneNumber }),
    ...(email !== '' && isEmailIfGiven(email) && { email }),
  };
  return Object.keys(identity).length === 0 ? null : identity;
}
