import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { messages } from '../../messages/en.ts';
import { iconButton } from '../../actions/IconButton/IconButton.css.ts';
import { ModalDialog } from '../../overlays/Modal/ModalDialog.tsx';
import { useCloseByBack } from '../../overlays/useCloseByBack.ts';
import { FollowedLinkContext } from './navigationDrawer.ts';
import * as styles from './NavigationDrawer.css.ts';

const text = messages.appShell;

interface NavigationDrawerProps {
  /** Whether the drawer covers the page. */
  isOpen: boolean;
  /** Asked to open or close; also when a link is followed and when the window has room for the column. */
  onOpenChange: (isOpen: boolean) => void;
  /** Logo and name at the drawer's top. */
  brand: ReactNode;
  /** The same navigation as in the column. */
  children: ReactNode;
}

/** The navigation where there is no room for a column, and the button that opens it. */
export function NavigationDrawer({ isOpen, onOpenChange, brand, children }: NavigationDrawerProps) {
  const openButton = useRef<HTMLButtonElement>(null);
  useCloseByBack(isOpen, () => onOpenChange(false));

  // A window that grows shows the column: a drawer left open over it would hold focus for nothing.
  useEffect(() => {
    const button = openButton.current;
    if (!isOpen || button === null) return undefined;
    const observer = new ResizeObserver(() => {
      if (button.getClientRects().length === 0) onOpenChange(false);
    });
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, [isOpen, onOpenChange]);

  return (
    <>
      <span className={styles.openButton}>
        <Button
          ref={openButton}
          className={iconButton({ size: 'large' })}
          aria-label={text.openNavigation}
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onPress={() => onOpenChange(true)}
        >
          <MenuIcon aria-hidden />
        </Button>
      </span>
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
    </>
  );
}
