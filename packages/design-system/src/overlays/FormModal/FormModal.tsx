import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { messages } from '../../messages/en.ts';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';
import { ModalFailure } from '../ModalFailure.tsx';
import { ModalForm } from '../ModalForm.tsx';
import { UnsavedChangesModal } from '../UnsavedChangesModal/UnsavedChangesModal.tsx';

/** The props that every form in a window takes from its owner. */
export interface FormWindowProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called to close it, also when it is saved. Never called while saving; with changes, only after they were discarded. */
  onOpenChange: (isOpen: boolean) => void;
  /** Words for a failure: the server's message or the error's own. @default the error's own message */
  describeError?: ((error: unknown) => string) | undefined;
  /** Why saving is refused now or to this person; the main button then says so. */
  submitDisabledReason?: string | undefined;
  /** Under the fields: that saving takes longer than usual, with a way to stop waiting. */
  notice?: ReactNode;
}

/** The part of a form that its window needs; `useForm` returns it. */
interface WindowedForm {
  /** Whether closing would lose something. */
  isDirty: boolean;
  /** Whether it is being saved. */
  isSaving: boolean;
  /** Why there is nothing to save. */
  refusal: string | undefined;
  /** Why saving failed. */
  failure: string | null;
  /** The error that saving failed with; undefined for none. */
  error: unknown;
  /** Offers the draft of an earlier visit. */
  notice: ReactNode;
  /** Saves, or moves the focus to the first wrong field. Resolves to whether it was saved. */
  submit: (event: FormEvent) => Promise<boolean>;
  /** Discards what was typed. */
  discard: () => void;
}

export interface FormModalProps extends Omit<FormWindowProps, 'describeError'> {
  /** The form, from `useForm`, which also takes `describeError`. */
  form: WindowedForm;
  /** 'Add Tag'. */
  title: string;
  /** Whom or what it is about, under the title. */
  about?: string | undefined;
  /** The fields. */
  children: ReactNode;
  /** What the main button does: 'Save'. */
  submitLabel: string;
  /** @default 'Cancel' */
  cancelLabel?: string;
  /** What would be lost by closing, where that is not all that was changed. @default 'Your changes have not been saved.' */
  unsavedText?: string | undefined;
  /** @default 'medium' */
  size?: ModalProps['size'];
}

/**
 * A form in a window over the page. It opens with the focus on its first field; Enter saves, a second press does nothing, nothing
 * closes while saving, a failure is shown inside and loses nothing, and changes are not discarded without a question, by closing it
 * or by leaving the page.
 */
export function FormModal({ form, isOpen, onOpenChange, title, about, children, submitLabel, cancelLabel, size = 'medium', notice, ...props }: FormModalProps) {
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const refusal = props.submitDisabledReason ?? form.refusal;
  const leave = () => {
    setAsking(false);
    form.discard();
    onOpenChange(false);
  };
  const askToLeave = () => (form.isDirty ? setAsking(true) : leave());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (refusal === undefined && (await form.submit(event))) {
      setAsking(false);
      onOpenChange(false);
    }
  };
  return (
    <>
      <Modal
        size={size}
        isOpen={isOpen}
        onOpenChange={askToLeave}
        isBusy={form.isSaving}
        title={title}
        {...(about !== undefined && { about })}
        footer={
          <>
            <Button variant="outline" tone="neutral" isDisabled={form.isSaving} onPress={askToLeave}>
              {cancelLabel ?? messages.confirmModal.cancel}
            </Button>
            <Button type="submit" form={id} isPending={form.isSaving} disabledReason={refusal}>
              {submitLabel}
            </Button>
          </>
        }
      >
        <ModalForm id={id} onSubmit={(event) => void submit(event)}>
          <Stack gap="large">
            {form.notice}
            {children}
            {notice}
            <ModalFailure error={form.error}>{form.failure}</ModalFailure>
          </Stack>
        </ModalForm>
      </Modal>
      <UnsavedChangesModal isOpen={isAsking} onKeepEditing={() => setAsking(false)} onDiscard={leave}>
        {props.unsavedText}
      </UnsavedChangesModal>
    </>
  );
}
