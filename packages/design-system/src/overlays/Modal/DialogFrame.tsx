import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { messages } from '../../messages/en.ts';
import * as styles from './Modal.css.ts';
import { useIsScrollable } from './useIsScrollable.ts';

interface DialogFrameProps {
  /** The dialog's heading and name. */
  title: string;
  /** A sentence under the heading. */
  about?: string | undefined;
  /** The id of the element with `about`, which describes the dialog. */
  aboutId?: string;
  /** What scrolls between head and buttons. */
  children: ReactNode;
  /** The buttons at the end, the main one last; undefined for none. */
  footer?: ReactNode;
  /** Nothing closes the dialog now. */
  isBusy: boolean;
  /** The close button was pressed. */
  onClose: () => void;
}

/** Head, scrolling body and buttons of a dialog, whatever contains it. */
export function DialogFrame({ title, about, aboutId, children, footer, isBusy, onClose }: DialogFrameProps) {
  return (
    <>
      {/* No header or footer: the page has one banner and one contentinfo, and they are not here. */}
      <div className={styles.header}>
        <div className={styles.titles}>
          <Heading slot="title" level={2} className={styles.title}>
            {title}
          </Heading>
          {about !== undefined && (
            <p id={aboutId} className={styles.about}>
              {about}
            </p>
          )}
        </div>
        <IconButton label={messages.modal.close} icon={<X />} isDisabled={isBusy} onPress={onClose} />
      </div>
      <Body>{children}</Body>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </>
  );
}

/** The part that scrolls; a keyboard can reach it only when there is something to scroll. */
function Body({ children }: { children: ReactNode }) {
  const [ref, isScrollable] = useIsScrollable();
  return (
    <div ref={ref} className={styles.body} {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-label': messages.modal.body })}>
      {children}
    </div>
  );
}
