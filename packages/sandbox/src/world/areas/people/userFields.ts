import { ProblemError } from '../../../contract/problemError.ts';
import { isBlank } from '../isBlank.ts';

/** The fields of a person in a request; an omitted field is unchanged (decisions-core O43). */
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
 * @param isStrict whether a phone number must be in E.164
 * @throws ProblemError 400 with a message for each wrong field
 */
export function checkedUserFields<Fields extends UserFields>(given: Fields, isStrict: boolean): Fields {
  const fields: Fields = {
    ...given,
    ...(given.name !== undefined && { name: given.name.trim() }),
    ...(given.email !== undefined && { email: given.email?.trim() || null }),
    ...(given.phoneNumber !== undefined && { phoneNumber: given.phoneNumber?.trim() || null }),
    ...(given.pccLoginName !== undefined && { pccLoginName: given.pccLoginName?.trim() || null }),
  };
  if (fields.phoneNumber === null) fields.phoneLoginEnabled = false;
  const errors: Record<string, string[]> = {
    ...(fields.name !== undefined && isBlank(fields.name) && { name: ['A user needs a name.'] }),
    ...phoneErrors(fields.phoneNumber, isStrict),
  };
  const [first] = Object.values(errors).flat();
  if (first !== undefined) throw new ProblemError(400, first, { errors });
  return fields;
}

/** The digits of a phone number with its plus sign, by which two spellings of a number are compared. */
export const phoneKey = (phoneNumber: string): string => phoneNumber.replaceAll(/[^+0-9]/g, '');

/** The same in SQL. */
export const phoneKeyOf = (column: string): string => ['\' \'', '\'-\'', '\'(\'', '\')\'', '\'.\''].reduce((sql, letter) => `replace(${sql}, ${letter}, '')`, column);

/** The errors of a phone number, by field name. */
export function phoneErrors(phoneNumber: string | null | undefined, isStrict: boolean): { phoneNumber?: string[] } {
  if (phoneNumber === null || phoneNumber === undefined) return {};
  if (isStrict) return isE164(phoneNumber) ? {} : { phoneNumber: ['Send the phone number in E.164, such as +12505550100.'] };
  return isPhoneNumber(phoneNumber) ? {} : { phoneNumber: ['Write the phone number in its international form, such as +1 250 555 0100.'] };
}

/** Whether a phone number is in E.164: a plus sign and up to fifteen digits, with nothing in between. */
const isE164 = (phoneNumber: string): boolean => /^\+[1-9]\d{6,14}$/.test(phoneNumber);

const isPhoneNumber = (text: string): boolean => /^\+[0-9 ().-]+$/.test(text) && /^\+[0-9]{7,15}$/.test(phoneKey(text));
