import { e164Of, spacedPhone } from '@noticeboard/design-system';
import type { ProfileValues } from '@noticeboard/design-system/people';
import { applyChange, changedFields } from '../../api/changes.ts';
import type { Overwriting } from '../../api/useOverwriteWarning.ts';
import { profileMessages as texts } from '../../messages/profile.ts';

/** A save of the user's profile, with the profile as it was when the form opened, and as it is now. */
interface ProfileSave {
  id: string;
  values: ProfileValues;
  opened: ProfileValues;
  now: ProfileValues;
}

/**
 * Every save replaces the whole profile: fields that were not changed are sent as they are now, and changed ones are compared first
 * (faults P12). Phone number and phone login are compared together.
 */
export function ownProfileSave({ id, values, opened, now }: ProfileSave): { body: ProfileValues; overwriting: Overwriting } {
  const change = { from: opened, to: values };
  const typed = changedFields(change);
  const isNameTyped = typed.includes('name');
  const isPhoneTyped = typed.includes('phoneNumber') || typed.includes('phoneLoginEnabled');
  const typedOf = ({ name, phoneNumber, phoneLoginEnabled }: ProfileValues) => ({
    ...(isNameTyped && { name }),
    ...(isPhoneTyped && { phoneNumber: phoneNumber === null ? texts.noPhone : spacedPhone(phoneNumber, null), phoneLogin: texts.phoneLogin(phoneLoginEnabled) }),
  });
  const { name, phoneNumber, phoneLoginEnabled } = applyChange(now, change);
  return {
    body: inE164({ name, ...(isPhoneTyped ? { phoneNumber: values.phoneNumber, phoneLoginEnabled: values.phoneLoginEnabled } : { phoneNumber, phoneLoginEnabled }) }),
    overwriting: { id, opened: typedOf(opened), now: typedOf(now), wanted: typedOf(values) },
  };
}

const inE164 = ({ phoneNumber, ...values }: ProfileValues): ProfileValues => ({ ...values, phoneNumber: phoneNumber === null ? null : e164Of(phoneNumber) });
