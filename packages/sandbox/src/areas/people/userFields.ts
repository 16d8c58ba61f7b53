import { ProblemError } from '../../http/operation.ts';

/** What a request may say about a person; a field that is left out stays as it is (decisions-core O43). */
export interface UserFields {
  name?: string;
  username?: string;
  email?: string | null;
  phoneNumber?: string | null;
  phoneLoginEnabled?: boolean;
  isActive?: boolean;
  pccLoginName?: string | null;
}

/**
 * The fields without space around them, an empty one as null; without a phone number there is no phone login (core §4, §5).
 *
 * @throws ProblemError 400 with a message for each wrong field
 */
export function checkedUserFields(body: unknown): UserFields {
  const given = body as UserFields;
  const fields: UserFields = {
    ...given,
    ...(given.name !== undefined && { name: given.name.trim() }),
    ...(given.email !== undefined && { email: given.email?.trim() || null }),
    ...(given.phoneNumber !== undefined && { phoneNumber: given.phoneNumber?.trim() || null }),
    ...(given.pccLoginName !== undefined && { pccLoginName: given.pccLoginName?.trim() || null }),
  };
  if (fields.phoneNumber === null) fields.phoneLoginEnabled = false;
  const errors: Record<string, string[]> = {
    ...(fields.name === '' && { name: ['A user needs a name.'] }),
    ...(typeof fields.phoneNumber === 'string' && !isPhoneNumber(fields.phoneNumber) && { phoneNumber: ['Write the phone number in its international form, such as +1 250 555 0100.'] }),
  };
  const [first] = Object.values(errors).flat();
  if (first !== undefined) throw new ProblemError(400, first, { errors });
  return fields;
}

/** The digits of a phone number with its plus sign, by which two spellings of a number are compared. */
export const phoneKey = (phoneNumber: string): string => phoneNumber.replaceAll(/[^+0-9]/g, '');

/** The same in SQL. */
export const phoneKeyOf = (column: string): string => ['\' \'', '\'-\'', '\'(\'', '\')\'', '\'.\''].reduce((sql, letter) => `replace(${sql}, ${letter}, '')`, column);

const isPhoneNumber = (text: string): boolean => /^\+[0-9 ().-]+$/.test(text) && /^\+[0-9]{7,15}$/.test(phoneKey(text));
