import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { FocusScope } from 'react-aria/FocusScope';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { DialogFrame } from '../Modal/DialogFrame.tsx';
import { ModalDialog } from '../Modal/ModalDialog.tsx';
import { useCloseOutside } from '../Modal/useCloseOutside.ts';
import { useFocusAfterClose } from '../../focus/useFocusAfterClose.ts';
import { useCloseByBack } from '../useCloseByBack.ts';
import { useLeaving } from '../../focus/leaving.ts';
import { dialog } from '../Modal/Modal.css.ts';
import * as styles from './SidePanel.css.ts';

export interface SidePanelProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Asked to close: the close button, Escape, or a press outside. Never called while `isBusy`. */
  onOpenChange: (isOpen: boolean) => void;
  /** The panel's heading and name. */
  title: string;
  /** What it shows; scrolls when it is long. */
  children: ReactNode;
  /** Buttons that stay at the lower end, the main one last. */
  footer?: ReactNode;
  /** @default 'medium' */
  size?: 'medium' | 'large';
  /**
   * Whether a press outside closes it; Escape always does.
   * @default true
   */
  isDismissable?: boolean;
  /**
   * Something is being saved: nothing closes it until that has ended.
   * @default false
   */
  isBusy?: boolean;
  /**
   * Whether the page behind is blocked. A panel that is not modal leaves it usable and covers its inline end; where there is
   * no room beside it, under 768 pixels when it opens, it is modal all the same.
   * @default true
   */
  isModal?: boolean;
}

/**
 * A panel at the inline end, as high as the window: for work on a thing that the user wants to see at the same time, such as
 * publishing an item. For a short question use `Modal`.
 */
export function SidePanel(props: SidePanelProps) {
  const { onOpenChange, isModal = true, isBusy = false } = props;
  const { isLeaving } = useLeaving();
  const isOpen = props.isOpen && !isLeaving;
  const close = () => {
    if (!isBusy) onOpenChange(false);
  };
  useCloseByBack(isOpen, close);
  if (!isModal) return isOpen && <PanelBeside {...props} isOpen isBusy={isBusy} onClose={close} />;
  return <PanelOver {...props} isOpen={isOpen} isBusy={isBusy} onClose={close} />;
}

interface PanelProps extends Omit<SidePanelProps, 'onOpenChange' | 'isModal' | 'isBusy'>, Required<Pick<SidePanelProps, 'isBusy'>> {
  /** Asked to close; ignored while `isBusy`. */
  onClose: () => void;
}

function PanelOver({ isOpen, title, children, footer, size, isDismissable = true, isBusy, onClose }: PanelProps) {
  const shouldCloseOutside = useCloseOutside(isOpen);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onClose}
      isDismissable={isDismissable && !isBusy}
      isKeyboardDismissDisabled={isBusy}
      shouldCloseOnInteractOutside={shouldCloseOutside}
      className={styles.scrim}
    >
      <AriaModal className={styles.panel({ size })}>
        <ModalDialog className={dialog} aria-busy={isBusy || undefined}>
          <DialogFrame title={title} footer={footer} isBusy={isBusy} onClose={onClose}>
            {children}
          </DialogFrame>
        </ModalDialog>
      </AriaModal>
    </ModalOverlay>
  );
}

function PanelBeside(props: PanelProps) {
  useFocusAfterClose();
  const { title, children, footer, size, isBusy, onClose } = props;
  // Read once: a panel that became another kind while open would lose what is typed in it.
  const [isNarrow] = useState(() => window.matchMedia(styles.narrow).matches);
  if (isNarrow) return <PanelOver {...props} />;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return createPortal(
    <FocusScope restoreFocus>
      <div role="presentation" className={styles.panel({ size, isModal: false })} onKeyDown={onKeyDown}>
        <Dialog className={dialog} aria-busy={isBusy || undefined}>
          <DialogFrame title={title} footer={footer} isBusy={isBusy} onClose={onClose}>
            {children}
          </DialogFrame>
        </Dialog>
      </div>
    </FocusScope>,
    document.body,
  );
}
