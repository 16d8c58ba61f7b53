import { oneLine } from '../../fields/oneLine.ts';

/** What a person may change about themselves (`API`, core §7). */
export interface ProfileValues {
  name: string;
  /** In E.164; null for none. */
  phoneNumber: string | null;
  phoneLoginEnabled: boolean;
}

/** A field that can be wrong. */
export type ProfileField = 'name' | 'phoneNumber';

/** Whether there is a number to sign in with (PROF-06). */
export const hasNumber = ({ phoneNumber }: ProfileValues): boolean => phoneNumber !== null && phoneNumber.trim() !== '';

/** The values as they are sent: no space around the name, no phone login without a number (PROF-05). */
export function profilePayload(values: ProfileValues): ProfileValues {
  return {
    name: oneLine(values.name),
    phoneNumber: hasNumber(values) ? values.phoneNumber : null,
    phoneLoginEnabled: values.phoneLoginEnabled && hasNumber(values),
  };
}

/**
 * What keeps the values from being saved, in the order of the form (PROF-04).
 *
 * @param isNumberRead whether what is written is a number, or nothing
 */
export function wrongFields(values: ProfileValues, saved: ProfileValues, isNumberRead: boolean): ProfileField[] {
  const wrong: ProfileField[] = [];
  if (oneLine(values.name) === '') wrong.push('name');
  // A saved number that wasn't changed never blocks saving.
  if (!isNumberRead && values.phoneNumber !== saved.phoneNumber) wrong.push('phoneNumber');
  return wrong;
}

/** Whether the values differ from what is saved. */
export const isChanged = (values: ProfileValues, saved: ProfileValues): boolean =>
  values.name !== saved.name || values.phoneNumber !== saved.phoneNumber || values.phoneLoginEnabled !== saved.phoneLoginEnabled;

/** The saved values of `fields`. */
export function savedFields(saved: ProfileValues, fields: Partial<ProfileValues>): Partial<ProfileValues> {
  return {
    ...('name' in fields && { name: saved.name }),
    ...('phoneNumber' in fields && { phoneNumber: saved.phoneNumber }),
    ...('phoneLoginEnabled' in fields && { phoneLoginEnabled: saved.phoneLoginEnabled }),
  };
}
