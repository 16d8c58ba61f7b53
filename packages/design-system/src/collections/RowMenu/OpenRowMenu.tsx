import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Popover } from 'react-aria-components/Popover';
import { useListener } from '../../effects/useListener.ts';
import { messages } from '../../messages/en.ts';
import { FocusBeforeLeaving } from '../../focus/FocusBeforeLeaving.tsx';
import { listName } from '../../actions/listName.ts';
import { MenuList } from '../../overlays/Menu/MenuList.tsx';
import type { MenuGroup } from '../../overlays/Menu/menuTypes.ts';
import { popover } from '../../overlays/Menu/Menu.css.ts';

interface OpenRowMenuProps {
  /** The menu's name. */
  label: string;
  /** The row's acts. */
  sections: readonly MenuGroup[];
  /** The button that opened it. */
  trigger: RefObject<HTMLElement | null>;
  /** An act was chosen, or the menu was left. */
  onClose: () => void;
}

/** The menu of a row while it is open. */
export function OpenRowMenu({ label, sections, trigger, onClose }: OpenRowMenuProps) {
  // Back and Forward close it: its row belongs to the page that is left (B03).
  useListener('popstate', onClose);
  // The menu is gone, and the focus back at its button, before the act opens something: a question gives it back to what had it
  // then. While the menu is open, the page around it is inert and takes no focus.
  const fromButton = (act: (() => void) | undefined) =>
    act && {
      onAction() {
        flushSync(onClose);
        trigger.current?.focus({ preventScroll: true });
        act();
      },
    };
  const closing = sections.map((section) => ({ ...section, actions: section.actions.map((action) => ({ ...action, ...fromButton(action.onAction) })) }));
  return (
    <Popover isOpen triggerRef={trigger} onOpenChange={(isOpen) => !isOpen && onClose()} placement="bottom end" className={popover} {...listName(messages.field.choices)}>
      <FocusBeforeLeaving />
      <MenuList label={label} sections={closing} autoFocus="first" onClose={onClose} />
    </Popover>
  );
}
