import { isEmailIfGiven, trimEmail } from '../../fields/EmailField/emailRules.ts';
import { bareLine, oneLine } from '../../fields/oneLine.ts';
import { emailIfGiven, type FormFields, required, type Rule, type RuleContext } from '../../forms/formRules.ts';
import { peopleMessages } from '../../messages/people.ts';
import { validationMessages } from '../../messages/validation.ts';
import type { UserChanges, UserIdentity, UserPayload, UserValues } from './userModalTypes.ts';
import { isUsername, suggestUsername } from './usernameRules.ts';

const texts = peopleMessages.user;

/** A user before anything is typed. */
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

/** The phone number without the space around it; null for none. */
const givenPhone = ({ phoneNumber }: Pick<UserValues, 'phoneNumber'>): string | null => phoneNumber?.trim() || null;

/** The body to send: empty texts dropped, an empty phone null and phone login off with it (`USER-28`, `USER-34`, `USER-35`). */
export function userPayload(values: UserValues): UserPayload {
  const phoneNumber = givenPhone(values);
  const name = oneLine(values.name);
  const username = bareLine(values.username);
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

/** An existing value can be changed, but not removed: empty values are dropped, so that they cannot be saved (decisions-core A45). */
const stays = (name: 'email' | 'pccLoginName') => (value: string, { opened, label }: RuleContext<UserValues>): string | null =>
  oneLine(opened[name]) !== '' ? required(value, { label }) : null;

const lettersAndDigits = (value: string, { label }: { label: string }): string | null => (isUsername(value) ? null : validationMessages.lettersAndDigits(label));

/** A value that the host has may stay: another system has other rules, and a username can't be corrected here (`USER-32`, ADR 0025). */
const onceChanged = (name: 'username' | 'email', rule: Rule<string, UserValues>): Rule<string, UserValues> => (value, context) =>
  value === (name === 'email' ? trimEmail : bareLine)(context.opened[name]) ? null : rule(value, context);

/** The fields of a user (`USER-29` to `USER-33`, decisions-core A45). The phone field reads its number itself. */
export const userFields: FormFields<UserValues> = {
  name: { label: texts.name, clean: oneLine, rules: [required] },
  username: { label: texts.username, clean: bareLine, rules: [required, onceChanged('username', lettersAndDigits)] },
  email: { label: texts.email, clean: trimEmail, rules: [onceChanged('email', emailIfGiven), stays('email')] },
  phoneNumber: { label: texts.phoneNumber },
  pccLoginName: { label: texts.pccLoginName, clean: oneLine, rules: [stays('pccLoginName')] },
};

/**
 * The data to find another user by; null while nothing is typed that can be compared. The name is compared by the
 * username that it suggests, also after that was changed (decisions-core A43); a name that suggests none by the typed username.
 */
export function userIdentity(values: UserValues, { isPhoneValid }: { isPhoneValid: boolean }): UserIdentity | null {
  const username = suggestUsername(values.name) || bareLine(values.username);
  const email = trimEmail(values.email);
  const phoneNumber = givenPhone(values);
  const identity: UserIdentity = {
    ...(isUsername(username) && { username }),
    ...(phoneNumber !== null && isPhoneValid && { phoneNumber }),
    ...(email !== '' && isEmailIfGiven(email) && { email }),
  };
  return Object.keys(identity).length === 0 ? null : identity;
}
