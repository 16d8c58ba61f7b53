import { oneLine } from '../../fields/oneLine.ts';

/** What a person may change about themselves (`API`, core §7). */
export interface ProfileValues {
  name: string;
  /** In E.164; null for none. */
  phoneNumber: string | null;
  phoneLoginEnabled: boolean;
}

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
