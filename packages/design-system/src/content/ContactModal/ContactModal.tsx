import { ImageUpload } from '../../fields/ImageUpload/ImageUpload.tsx';
import { FormModal } from '../../overlays/FormModal/FormModal.tsx';
import { useForm } from '../../forms/useForm.ts';
import { contentMessages } from '../../messages/content.ts';
import { ContactFields } from './ContactFields.tsx';
import type { ContactModalProps } from './contactModalTypes.ts';
import { contactFields, contactPayload, type ContactValues, emptyContact } from './contactPayload.ts';
import { useAvatarUpload } from './useAvatarUpload.ts';
import { UntilLeft } from '../../overlays/UntilLeft.tsx';

const text = contentMessages.contact;

/** Adds or changes a contact of a directory (content §2, §5). Resets each time it opens. */
export function ContactModal(props: ContactModalProps) {
  return <UntilLeft>{props.isOpen && <ContactForm {...props} />}</UntilLeft>;
}

function ContactForm({ contact, avatarSrc = null, organizationUnits, onUploadAvatar, onSave, describeError, ...modal }: ContactModalProps) {
  const title = contact ? text.edit : text.add;
  // The id is not one of the values: a draft is merged value by value.
  const { id, ...initial } = contact ?? { id: undefined, ...emptyContact };
  const avatar = useAvatarUpload({ address: avatarSrc, onUploadAvatar, onChange: (avatarFileName) => form.change({ avatarFileName }) });
  const form = useForm<ContactValues>({
    initial,
    fields: contactFields,
    draft: { id: [title, id].join(' ') },
    holdsMore: avatar.isUploading,
    onSave: (values) => onSave(contactPayload(values)),
    describeError,
  });
  return (
    <FormModal
      {...modal}
      form={form}
      title={title}
      submitLabel={contact ? contentMessages.save : contentMessages.add}
      submitDisabledReason={avatar.isUploading ? text.uploading : modal.submitDisabledReason}
    >
      <ImageUpload {...avatar.fields} label={text.avatar} alt={`${form.values.firstName} ${form.values.lastName}`.trim()} isDisabled={form.isSaving} />
      <ContactFields form={form} organizationUnits={organizationUnits} />
    </FormModal>
  );
}
