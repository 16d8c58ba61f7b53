import { useId } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { messages } from '../../messages/en.ts';
import { peopleMessages } from '../../messages/people.ts';
import { Modal } from '../../overlays/Modal/Modal.tsx';
import { ModalFailure } from '../../overlays/ModalFailure.tsx';
import { ModalForm } from '../../overlays/ModalForm.tsx';
import { IdentityFields, LockedIdentity, MembershipFields } from './UserFields.tsx';
import * as styles from './UserModal.css.ts';
import type { UserModalProps } from './userModalTypes.ts';
import { useUserForm } from './useUserForm.ts';

const texts = peopleMessages.user;

/** Adds a user or edits one (core §2 Users screens, core §5 User). */
export function UserModal(props: UserModalProps) {
  return props.isOpen ? <OpenUserModal {...props} /> : null;
}

function OpenUserModal(props: UserModalProps) {
  const form = useUserForm(props);
  const id = useId();
  const { requestClose, question, notice } = form.leaving;
  return (
    <>
      <Modal
        isOpen
        size="large"
        onOpenChange={requestClose}
        isBusy={form.isBusy}
        title={form.isNew ? texts.add : texts.edit}
        {...(!form.isNew && { about: form.openedName })}
        footer={
          <>
            <Button variant="outline" tone="neutral" isDisabled={form.isBusy} onPress={requestClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={id} isPending={form.isBusy} disabledReason={form.isUnchanged ? messages.formModal.nothingChanged : undefined}>
              {form.isNew ? texts.submitAdd : texts.submitEdit}
            </Button>
          </>
        }
      >
        <ModalForm id={id} className={styles.form} onSubmit={(event) => void form.save(event)}>
          {notice}
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
          {props.children}
          <ModalFailure>{form.failure}</ModalFailure>
        </ModalForm>
      </Modal>
      {question}
    </>
  );
}
