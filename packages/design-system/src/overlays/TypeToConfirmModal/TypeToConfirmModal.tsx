import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Text } from 'react-aria-components/Text';
import { Button } from '../../actions/Button/Button.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { messages } from '../../messages/en.ts';
import { Modal } from '../Modal/Modal.tsx';
import { ModalFailure } from '../ModalFailure.tsx';
import { ModalForm } from '../ModalForm.tsx';
import { messageOf, useModalAction } from '../useModalAction.ts';
import { isNameTyped } from './isNameTyped.ts';
import { UntilLeft } from '../UntilLeft.tsx';

const text = messages.typeToConfirmModal;

export interface TypeToConfirmModalProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called to close it, also when it is done. Never called while the action runs. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question: 'Delete Content Instance'. */
  title: string;
  /** What will happen, and that it cannot be undone. */
  children: ReactNode;
  /** What must be typed: the thing's own name, with whatever blanks, apostrophes and quotation marks. */
  name: string;
  /** Whether the name must be typed: where nothing is lost besides the thing itself, a press is enough. @default true */
  isNameAsked?: boolean;
  /** Why it can't be confirmed yet: what is lost is still being counted. Until then the name is not asked for. */
  confirmDisabledReason?: string | undefined;
  /**
   * Names the field.
   * @default 'Type “{name}” to confirm'
   */
  fieldLabel?: string;
  /** What the main button does, as a verb: 'Delete'. */
  confirmLabel: string;
  /** @default 'Cancel' */
  cancelLabel?: string;
  /** The action. The modal closes when it resolves, and stays with the message when it rejects. */
  onConfirm: () => Promise<void>;
  /** Words for a failure. @default the error's own message */
  describeError?: (error: unknown) => string;
}

/**
 * Asks before something that has content is deleted permanently: the button works only once the name was retyped
 * (CONT-144, CONT-145). For something empty use `ConfirmModal`, or `isNameAsked` where that is known late.
 */
export function TypeToConfirmModal(props: TypeToConfirmModalProps) {
  // The field is empty whenever it opens.
  return <UntilLeft>{props.isOpen && <Question {...props} />}</UntilLeft>;
}

function Question(props: TypeToConfirmModalProps) {
  const { onOpenChange, title, children, name, isNameAsked = true, confirmDisabledReason, confirmLabel, onConfirm, describeError = messageOf } = props;
  const [typed, setTyped] = useState('');
  const { isBusy, failure, error, run } = useModalAction(describeError);
  const form = useId();
  const showsField = isNameAsked && confirmDisabledReason === undefined;
  const isMatch = confirmDisabledReason === undefined && (!isNameAsked || isNameTyped(typed, name));

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (isMatch && (await run(onConfirm))) onOpenChange(false);
  };
  return (
    <Modal
      role="alertdialog"
      size="small"
      isOpen
      onOpenChange={onOpenChange}
      isBusy={isBusy}
      title={title}
      footer={
        <>
          <Button variant="outline" tone="neutral" isDisabled={isBusy} onPress={() => onOpenChange(false)}>
            {props.cancelLabel ?? messages.confirmModal.cancel}
          </Button>
          <Button type="submit" form={form} tone="danger" isPending={isBusy} disabledReason={confirmDisabledReason ?? (isMatch ? undefined : text.refused)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <ModalForm id={form} onSubmit={(event) => void confirm(event)}>
        <Stack gap="large">
          <Text slot="description" elementType="p">
            {children}
          </Text>
          {showsField && (
            <TextField
              label={props.fieldLabel ?? text.field(name)}
              // A name that is longer than names may be can be typed, too.
              maxLength={Math.max(255, name.length)}
              value={typed}
              onChange={setTyped}
              isReadOnly={isBusy}
              autoComplete="off"
              spellCheck="false"
            />
          )}
          <ModalFailure error={error}>{failure}</ModalFailure>
        </Stack>
      </ModalForm>
    </Modal>
  );
}
