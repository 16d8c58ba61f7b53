import { Alert } from '../../feedback/Alert/Alert.tsx';
import { FormModal } from '../../overlays/FormModal/FormModal.tsx';
import { peopleMessages } from '../../messages/people.ts';
import { IdentityFields, LockedIdentity, MembershipFields } from './UserFields.tsx';
import type { UserModalProps } from './userModalTypes.ts';
import { useUserForm } from './useUserForm.ts';
import { UntilLeft } from '../../overlays/UntilLeft.tsx';

const texts = peopleMessages.user;

/** Adds a user or edits one (core §2 Users screens, core §5 User). */
export function UserModal(props: UserModalProps) {
  return <UntilLeft>{props.isOpen && <OpenUserModal {...props} />}</UntilLeft>;
}

function OpenUserModal(props: UserModalProps) {
  const form = useUserForm(props);
  return (
    <FormModal
      form={form}
      isOpen
      onOpenChange={props.onOpenChange}
      size="large"
      title={form.isNew ? texts.add : texts.edit}
      about={form.isNew ? undefined : form.openedName}
      submitLabel={form.isNew ? texts.submitAdd : texts.submitEdit}
      cancelLabel={texts.cancel}
      notice={props.children}
    >
      {form.match !== null && (
        <Alert tone="warning" title={texts.match} isAnnounced>
          {form.match.name}
        </Alert>
      )}
      {form.isSuperAdministrator ? (
        <LockedIdentity form={form} roles={props.roles} customerPortalHref={props.customerPortalHref ?? null} />
      ) : (
        <IdentityFields form={form} />
      )}
      <MembershipFields form={form} roles={props.roles} tags={props.tags} departments={props.departments} supervisorSearch={props.supervisorSearch} />
    </FormModal>
  );
}
