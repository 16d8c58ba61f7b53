import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { messages } from '../../messages/en.ts';
import { iconButton } from '../../actions/IconButton/IconButton.css.ts';
import { ModalDialog } from '../../overlays/Modal/ModalDialog.tsx';
import { FollowedLinkContext } from './navigationDrawer.ts';
import * as styles from './NavigationDrawer.css.ts';

const text = messages.appShell;

export interface DrawerLayerProps {
  /** Whether the drawer covers the page. */
  isOpen: boolean;
  /** Asked to open or close; also when a link is followed and when the window has room for the column. */
  onOpenChange: (isOpen: boolean) => void;
  /** Logo and name at the drawer's top. */
  brand: ReactNode;
  /** The same navigation as in the column. */
  children: ReactNode;
}

/** The drawer itself, over the page. */
export function DrawerLayer({ isOpen, onOpenChange, brand, children }: DrawerLayerProps) {
  return (
    <ModalOverlay className={styles.scrim} isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
      <Modal className={styles.drawer}>
        <ModalDialog className={styles.dialog} aria-label={text.navigation}>
          <div className={styles.head}>
            <FollowedLinkContext value={() => onOpenChange(false)}>{brand}</FollowedLinkContext>
            <Button className={iconButton({ size: 'large' })} aria-label={text.closeNavigation} onPress={() => onOpenChange(false)}>
              <X aria-hidden />
            </Button>
          </div>
          <FollowedLinkContext value={() => onOpenChange(false)}>{children}</FollowedLinkContext>
        </ModalDialog>
      </Modal>
    </ModalOverlay>
  );
}
