import type { ReactElement } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Popover, PopoverContext } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';
import { messages } from '../../messages/en.ts';
import { listName } from '../../actions/listName.ts';
import { FocusBeforeLeaving } from '../../focus/FocusBeforeLeaving.tsx';
import { useOpenUntilBack } from '../useOpenUntilBack.ts';
import * as styles from './Menu.css.ts';
import { MenuList } from './MenuList.tsx';
import { fromItsButton } from './MenuPopover.tsx';
import type { MenuGroup } from './menuTypes.ts';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The menu's name: 'Actions for Spring newsletter'. */
  label: string;
  /** Groups of actions; a line separates groups. */
  sections: readonly MenuGroup[];
}

/** A list of actions behind a button. Arrow keys move, letters jump, Escape and Back close (react-aria Menu). */
export function Menu({ trigger, label, sections }: MenuProps) {
  const [isOpen, setOpen] = useOpenUntilBack();
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      {trigger}
      <MenuWindow label={label} sections={sections} onClose={() => setOpen(false)} />
    </MenuTrigger>
  );
}

interface MenuWindowProps extends Pick<MenuProps, 'label' | 'sections'> {
  /** A line was chosen. */
  onClose: () => void;
}

function MenuWindow({ onClose, ...list }: MenuWindowProps) {
  const trigger = useSlottedContext(PopoverContext)?.triggerRef;
  return (
    <Popover className={styles.popover} {...listName(messages.field.choices)}>
      <FocusBeforeLeaving />
      <MenuList {...list} onAct={(act) => fromItsButton({ trigger, onClose }, act)} />
    </Popover>
  );
}
