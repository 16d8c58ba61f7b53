import { type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { listName } from '../../actions/listName.ts';
import { useListener } from '../../effects/useListener.ts';
import { FocusBeforeLeaving } from '../../focus/FocusBeforeLeaving.tsx';
import { messages } from '../../messages/en.ts';
import { useIsLeaving } from '../../focus/leaving.ts';
import { popover } from './Menu.css.ts';

/** The props of a menu that is mounted only while it is open. */
export interface OpenMenuProps {
  /** The button that opened it. */
  trigger: RefObject<HTMLElement | null>;
  /** A line was chosen, or the menu was left. */
  onClose: () => void;
  /** The line that has the focus at first; `true` leaves it to the menu itself or to the chosen line, as for a pointer. @default 'first' */
  autoFocus?: 'first' | 'last' | true;
}

interface MenuPopoverProps extends Pick<OpenMenuProps, 'trigger' | 'onClose'>, Pick<PopoverProps, 'placement' | 'offset'> {
  /** Its look. @default that of every menu */
  className?: string;
  /** The menu. */
  children: ReactNode;
}

/** The window of a menu or a list of choices whose button is plain until it is pressed; `placement` is 'bottom end' by default, `offset` react-aria's. */
export function MenuPopover({ trigger, onClose, className = popover, placement = 'bottom end', children, ...others }: MenuPopoverProps) {
  // Back and Forward close it: its button belongs to the page that is left, or to the frame, which stays (B03).
  useListener('popstate', onClose);
  const isLeaving = useIsLeaving();
  return (
    <Popover {...others} isOpen={!isLeaving} triggerRef={trigger} onOpenChange={(isOpen) => !isOpen && onClose()} placement={placement} className={className} {...listName(messages.field.choices)}>
      <FocusBeforeLeaving />
      {children}
    </Popover>
  );
}

/**
 * For an action that opens something, such as a question: first the menu closes and its button gets the focus. What it opens returns the
 * focus to what had it then, and while the menu is open the page around it is inert and takes none.
 */
export const fromItsButton = ({ trigger, onClose }: { trigger: RefObject<Element | null> | undefined; onClose: () => void }, act: () => void): void => {
  flushSync(onClose);
  if (trigger?.current instanceof HTMLElement) trigger.current.focus({ preventScroll: true });
  act();
};
