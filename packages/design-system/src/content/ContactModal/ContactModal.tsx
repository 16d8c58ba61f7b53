import { useState } from 'react';
import { ImageUpload } from '../../fields/ImageUpload/ImageUpload.tsx';
import { contentMessages } from '../../messages/content.ts';
import { FormModal } from '../../overlays/FormModal/FormModal.tsx';
import { useFormValues } from '../parts/useFormValues.ts';
import { ContactFields } from './ContactFields.tsx';
import type { ContactModalProps } from './contactModalTypes.ts';
import { contactPayload, contactProblems, type ContactValues, emptyContact, type PhoneValidity } from './contactPayload.ts';
import { useAvatarUpload } from './useAvatarUpload.ts';

const text = contentMessages.contact;

/** Adds or changes a contact of a directory (content §2, §5). Resets each time it opens. */
export function ContactModal(props: ContactModalProps) {
  return props.isOpen ? <ContactForm {...props} /> : null;
}

function ContactForm({ contact, avatarSrc = null, organizationUnits, onUploadAvatar, onSave, ...modal }: ContactModalProps) {
  const { values, change, isDirty } = useFormValues<ContactValues>(contact ?? emptyContact);
  const [isGood, setGood] = useState({ phone: true, alternatePhone: true });
  const { firstName, lastName, position, emailAddress, phone, alternatePhone } = contactPayload(values);
  const avatar = useAvatarUpload({ address: avatarSrc, onUploadAvatar, onChange: (avatarFileName) => change({ avatarFileName }) });
  // A number that is as it was is not held against the person, nor waited for while the numbering plans arrive.
  const isAsItWas = (name: keyof PhoneValidity) => contact !== undefined && values[name] === contact[name];
  const problems = contactProblems(values, {
    phone: isGood.phone || isAsItWas('phone'),
    alternatePhone: isGood.alternatePhone || isAsItWas('alternatePhone'),
  });
  return (
    <FormModal
      {...modal}
      title={contact ? text.edit : text.add}
      submitLabel={contact ? contentMessages.save : contentMessages.add}
      submitDisabledReason={avatar.isUploading ? text.uploading : modal.submitDisabledReason}
      draft={{ id: contact?.id ?? null, values, onRestore: change }}
      isDirty={isDirty || avatar.isUploading}
      isValid={Object.keys(problems).length === 0}
      fields={{ firstName, lastName, position, emailAddress, phone, alternatePhone }}
      onSubmit={() => onSave(contactPayload(values))}
    >
      {({ showsProblems, isSaving, problemOf }) => (
        <>
          <ImageUpload
            {...avatar.fields}
            label={text.avatar}
            alt={`${values.firstName} ${values.lastName}`.trim()}
            isDisabled={isSaving}
          />
          <ContactFields
            values={values}
            onChange={change}
            problems={problems}
            showsProblems={showsProblems}
            problemOf={problemOf}
            isReadOnly={isSaving}
            organizationUnits={organizationUnits}
            onValidityChange={(name, isValid) => setGood((current) => ({ ...current, [name]: isValid }))}
          />
        </>
      )}
    </FormModal>
  );
}
