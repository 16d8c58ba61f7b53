import { oneLine } from '../../fields/oneLine.ts';
import { required } from '../../forms/formRules.ts';
import type { Form } from '../../forms/formTypes.ts';
import { useForm } from '../../forms/useForm.ts';
import { profileMessages } from '../../messages/profile.ts';
import type { ProfileFormProps } from './profileFormTypes.ts';
import { profilePayload, type ProfileValues } from './profileRules.ts';

const text = profileMessages.form;

/** Edits over the saved profile: fields that were not changed show a newer one immediately (PROF-04). */
export function useProfileForm({ profile, isSuperAdministrator = false, onSave }: ProfileFormProps): Form<ProfileValues> {
  const { name, phoneNumber, phoneLoginEnabled } = profile;
  return useForm<ProfileValues>({
    initial: { name, phoneNumber, phoneLoginEnabled },
    fields: isSuperAdministrator ? {} : { name: { label: text.name, clean: oneLine, rules: [required] }, phoneNumber: { label: text.phoneNumber } },
    draft: { id: 'Your Profile' },
    onSave: (values, { from }) => onSave(profilePayload(values), from),
  });
}
