import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { messages } from '../../messages/en.ts';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';
import { ModalFailure } from '../ModalFailure.tsx';
import { ModalForm } from '../ModalForm.tsx';
import { UnsavedChangesModal } from '../UnsavedChangesModal/UnsavedChangesModal.tsx';
import { useUnsavedWork } from '../UnsavedWork/useUnsavedWork.tsx';
import { focusWrong, isMarkedWrong } from '../focusWrong.ts';
import type { FieldValues } from '../fieldRefusal.ts';
import { messageOf, useModalAction } from '../useModalAction.ts';

/** What the fields of a form in a modal need to know. */
export interface FormState {
  /** The person tried to save: from now on fields say what is wrong with them. */
  showsProblems: boolean;
  /** The form is being saved: fields are read-only. */
  isSaving: boolean;
  /** What the host found wrong with one of `fields`, as long as it holds what was sent. */
  problemOf: (field: string, label: string) => string | undefined;
}

/** What is kept of a form that is left without being saved, and offered when it is opened again. */
interface FormDraft<Values> {
  /**
   * Id of what is changed, or of what a new one comes under; null where there is nothing to tell apart. Never a name, which
   * two may share and someone else may change in the meantime (ADR 0040).
   */
  id: string | null;
  /** What is typed, as far as JSON can hold it, with the same names each time. */
  values: Values;
  /** Puts what was kept into the fields. */
  onRestore: (values: Values) => void;
}

export interface FormModalProps<Values = unknown> {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Asked to close, or saved. Never called while saving; with changes, only after they were given up. */
  onOpenChange: (isOpen: boolean) => void;
  /** 'Add Tag'. */
  title: string;
  /** The fields. */
  children: (state: FormState) => ReactNode;
  /** What the main button does: 'Save'. */
  submitLabel: string;
  /** @default 'Cancel' */
  cancelLabel?: string;
  /** Whether anything was changed: closing then asks first. As long as nothing is, the main button is refused. */
  isDirty: boolean;
  /** Keeps what is typed while it is not saved. Null for what cannot be kept, files, which a reload loses (ADR 0040). */
  draft: FormDraft<Values> | null;
  /** What would be lost by closing, where that is not all that was changed. @default 'Your changes have not been saved.' */
  unsavedText?: string | undefined;
  /** Whether the fields hold what can be saved. If not, nothing is sent, no toast shows, and focus goes to the first bad field (decisions-main 17). */
  isValid: boolean;
  /** Why saving is refused now or to this person; the main button then says so. */
  submitDisabledReason?: string | undefined;
  /** Saves. The modal closes when it ends well, and stays with the message and everything typed when it fails. */
  onSubmit: () => Promise<void>;
  /** Words for a failure: the server's message or the error's own. @default the error's own message */
  describeError?: (error: unknown) => string;
  /** The form's values, by the names of the contract: the host's problem with one is shown at its field. Empty for a form without fields of its own. */
  fields: FieldValues;
  /** @default 'medium' */
  size?: ModalProps['size'];
  /** Before the buttons, at the start of the footer: a delete button. */
  footerStart?: ReactNode;
  /** Under the fields: that saving takes longer than usual, with a way to stop waiting. */
  notice?: ReactNode;
}

/**
 * A form in a window over the page. It opens with the focus on its first field; Enter saves, a second press does nothing, nothing closes while saving, a failure
 * is shown inside and loses nothing, and changes are not discarded without a question, by closing it or by leaving the page.
 */
export function FormModal<Values = unknown>(props: FormModalProps<Values>) {
  const { isOpen, onOpenChange, title, children, submitLabel, cancelLabel, isDirty, draft, isValid, onSubmit, size = 'medium', footerStart } = props;
  const { isBusy, failure, run, problemOf, forget } = useModalAction(props.describeError ?? messageOf, props.fields);
  const [attempts, setAttempts] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  /** Whether the field with the focus was wrong already before it was tried to save. */
  const wasMarked = useRef(false);
  const id = useId();
  const work = useUnsavedWork({
    id: [title, draft?.id].join(' '),
    isDirty,
    isOpen,
    values: draft?.values,
    onRestore: draft?.onRestore,
  });

  useEffect(() => {
    if (attempts === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] :is(input, textarea, button)');
    focusWrong(wrong, wasMarked.current);
  }, [attempts]);

  // What is new is never empty and valid: only what is saved already can be as it was (ADR 0014).
  const refusal = props.submitDisabledReason ?? (isValid && !isDirty && !isBusy ? messages.formModal.nothingChanged : undefined);
  const close = () => {
    forget();
    setAttempts(0);
    setAsking(false);
    onOpenChange(false);
  };
  const leave = () => {
    work.release();
    close();
  };
  const askToLeave = () => (isDirty ? setAsking(true) : close());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (refusal !== undefined) return;
    wasMarked.current = isMarkedWrong(document.activeElement);
    if (!isValid) setAttempts(attempts + 1);
    else if (await run(onSubmit)) leave();
  };
  return (
    <>
      <Modal
        size={size}
        isOpen={isOpen}
        onOpenChange={askToLeave}
        isBusy={isBusy}
        title={title}
        footer={
          <>
            {footerStart}
            <Button variant="outline" tone="neutral" isDisabled={isBusy} onPress={askToLeave}>
              {cancelLabel ?? messages.confirmModal.cancel}
            </Button>
            <Button type="submit" form={id} isPending={isBusy} disabledReason={refusal}>
              {submitLabel}
            </Button>
          </>
        }
      >
        <ModalForm id={id} ref={form} onSubmit={(event) => void submit(event)}>
          <Stack gap="large">
            {work.notice}
            {children({ showsProblems: attempts > 0, isSaving: isBusy, problemOf })}
            {props.notice}
            <ModalFailure>{failure}</ModalFailure>
          </Stack>
        </ModalForm>
      </Modal>
      <UnsavedChangesModal isOpen={isAsking} onKeepEditing={() => setAsking(false)} onDiscard={leave}>
        {props.unsavedText}
      </UnsavedChangesModal>
    </>
  );
}
