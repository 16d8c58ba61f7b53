import type { ReactNode } from 'react';
import { Text } from 'react-aria-components/Text';
import { Button } from '../../actions/Button/Button.tsx';
import { messages } from '../../messages/en.ts';
import { FirstFocus } from '../Modal/FirstFocus.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { ModalFailure } from '../ModalFailure.tsx';
import { messageOf, useModalAction } from '../useModalAction.ts';

const text = messages.unsavedChangesModal;

export interface UnsavedChangesModalProps {
  /** Whether the question is asked. */
  isOpen: boolean;
  /** The person stays: 'Keep editing', Escape, the close button, a press outside. Never called while saving. */
  onKeepEditing: () => void;
  /** The person leaves and what was typed is lost. */
  onDiscard: () => void;
  /**
   * Saves first; 'Save' is shown with it. Close the question and leave when it resolves; when it rejects, the
   * question stays with the message.
   */
  onSave?: () => Promise<void>;
  /** @default 'Discard unsaved changes?' */
  title?: string;
  /**
   * What would be lost.
   * @default 'Your changes have not been saved.'
   */
  children?: ReactNode;
  /** @default 'Keep editing' */
  keepLabel?: string;
  /** @default 'Discard changes' */
  discardLabel?: string;
  /** Words for a failure to save. @default the error's own message */
  describeError?: (error: unknown) => string;
}

/** Asks before a form with changes is left. For the whole of it, drafts included, use `useUnsavedWork`. */
export function UnsavedChangesModal(props: UnsavedChangesModalProps) {
  const { isOpen, onKeepEditing, onDiscard, onSave, title = text.title, children = text.detail, keepLabel = text.keep, discardLabel = text.discard, describeError = messageOf } = props;
  const { isBusy, failure, error, run, forget } = useModalAction(describeError);

  const answer = (then: () => void) => () => {
    forget();
    then();
  };
  return (
    <Modal
      role="alertdialog"
      size="small"
      isOpen={isOpen}
      onOpenChange={answer(onKeepEditing)}
      isBusy={isBusy}
      title={title}
      footer={
        <>
          <FirstFocus on="button">
            <Button variant="outline" tone="neutral" isDisabled={isBusy} onPress={answer(onKeepEditing)}>
              {keepLabel}
            </Button>
          </FirstFocus>
          <Button tone="danger" variant={onSave ? 'outline' : 'solid'} isDisabled={isBusy} onPress={answer(onDiscard)}>
            {discardLabel}
          </Button>
          {onSave && (
            <Button isPending={isBusy} onPress={() => void run(onSave)}>
              {text.save}
            </Button>
          )}
        </>
      }
    >
      <Text slot="description" elementType="p">
        {children}
      </Text>
      <ModalFailure error={error}>{failure}</ModalFailure>
    </Modal>
  );
}
