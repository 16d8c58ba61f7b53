import type { ReactNode } from 'react';
import { Text } from 'react-aria-components/Text';
import { Button } from '../../actions/Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { messages } from '../../messages/en.ts';
import { FirstFocus } from '../Modal/FirstFocus.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { ModalFailure } from '../ModalFailure.tsx';
import { useModalAction } from '../useModalAction.ts';

export interface ConfirmModalProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called to close it, also when it is done. Never called while the action runs. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question, with the thing's own name. */
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** Details that don't fit into a sentence, shown below the message. @default none */
  supplement?: ReactNode;
  /** What the main button does, as a verb: 'Delete'. */
  confirmLabel: string;
  /** Why it can't be confirmed yet; the main button then says so. */
  confirmDisabledReason?: string | undefined;
  /** @default 'Cancel' */
  cancelLabel?: string;
  /** `danger` for what cannot be undone. @default 'accent' */
  tone?: 'accent' | 'danger';
  /** The action. The modal closes when it resolves, and stays with the message when it rejects. */
  onConfirm: () => Promise<void>;
  /** Words for a failure: the server's message or the error's own (core §8). */
  describeError: (error: unknown) => string;
  /** Whether a failure is final, as when the thing no longer exists: only Close is left then. @default none is */
  isFinal?: (error: unknown) => boolean;
}

/**
 * Asks before something is done that is hard to take back. A failure is shown inside and nothing closes while
 * the action runs; a second press does nothing (faults D12, P17).
 */
export function ConfirmModal(props: ConfirmModalProps) {
  const { isOpen, onOpenChange, title, children, confirmLabel, tone = 'accent', onConfirm, describeError, isFinal } = props;
  const { isBusy, failure, error, run, forget } = useModalAction(describeError);
  const isOver = error !== undefined && isFinal?.(error) === true;

  const close = () => {
    forget();
    onOpenChange(false);
  };
  const confirm = async () => {
    if (await run(onConfirm)) close();
  };
  return (
    <Modal
      role="alertdialog"
      size="small"
      isOpen={isOpen}
      onOpenChange={close}
      isBusy={isBusy}
      title={title}
      footer={
        <>
          {!isOver && (
            <FirstFocus on="button">
              <Button variant="outline" tone="neutral" isDisabled={isBusy} onPress={close}>
                {props.cancelLabel ?? messages.confirmModal.cancel}
              </Button>
            </FirstFocus>
          )}
          {/* The same button throughout, so that it keeps the focus. */}
          <Button
            tone={isOver ? 'neutral' : tone}
            isPending={isBusy}
            disabledReason={isOver ? undefined : props.confirmDisabledReason}
            onPress={() => (isOver ? close() : void confirm())}
          >
            {isOver ? messages.confirmModal.close : confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        <Text slot="description" elementType="p">
          {children}
        </Text>
        <ModalFailure error={error}>{failure}</ModalFailure>
        {props.supplement}
      </Stack>
    </Modal>
  );
}
