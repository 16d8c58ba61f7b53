import { type ReactNode, useId } from 'react';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { DialogFrame } from './DialogFrame.tsx';
import { ModalDialog } from './ModalDialog.tsx';
import * as styles from './Modal.css.ts';
import { useCloseByBack } from '../useCloseByBack.ts';
import { useLeaving } from '../../focus/leaving.ts';
import { useCloseOutside } from './useCloseOutside.ts';

export interface ModalProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Asked to close: the close button, Escape, or a press outside. Never called while `isBusy`. */
  onOpenChange: (isOpen: boolean) => void;
  /** The dialog's heading and name. */
  title: string;
  /** Whom or what it is about, below the title and announced with it: the person's name. */
  about?: string | undefined;
  /** What it asks or shows; scrolls when it is long. */
  children: ReactNode;
  /** Buttons at the end, the main one last. */
  footer?: ReactNode;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /**
   * Whether a press outside closes it (core §2 Dialogs); Escape always does.
   * @default true
   */
  isDismissable?: boolean;
  /**
   * Something is being saved: nothing closes it until that has ended.
   * @default false
   */
  isBusy?: boolean;
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
}

/**
 * A window over the page that has to be closed first. For one question use `ConfirmModal`.
 * Focus goes in, stays in, and returns to what opened it; when that is gone, to the page's heading.
 */
export function Modal(props: ModalProps) {
  const { onOpenChange, title, about, children, footer, size, isDismissable = true, isBusy = false, role } = props;
  const { isLeaving } = useLeaving();
  const isOpen = props.isOpen && !isLeaving;
  const aboutId = useId();
  const shouldCloseOutside = useCloseOutside(isOpen);
  const close = (next: boolean) => {
    if (!isBusy) onOpenChange(next);
  };
  useCloseByBack(isOpen, () => close(false));
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={close}
      isDismissable={isDismissable && !isBusy}
      isKeyboardDismissDisabled={isBusy}
      shouldCloseOnInteractOutside={shouldCloseOutside}
      className={styles.overlay}
    >
      <AriaModal className={styles.modal({ size })}>
        <ModalDialog className={styles.dialog} aria-busy={isBusy || undefined} {...(role && { role })} {...(about !== undefined && { 'aria-describedby': aboutId })}>
          <DialogFrame title={title} about={about} aboutId={aboutId} footer={footer} isBusy={isBusy} onClose={() => close(false)}>
            {children}
          </DialogFrame>
        </ModalDialog>
      </AriaModal>
    </ModalOverlay>
  );
}
