import type { ReactElement } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { messages } from '../../messages/en.ts';
import { listName } from '../../actions/listName.ts';
import { FocusBeforeLeaving } from '../../focus/FocusBeforeLeaving.tsx';
import { useOpenUntilBack } from '../useOpenUntilBack.ts';
import * as styles from './Menu.css.ts';
import { MenuList } from './MenuList.tsx';
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
      <Popover className={styles.popover} {...listName(messages.field.choices)}>
        <FocusBeforeLeaving />
        <MenuList label={label} sections={sections} />
      </Popover>
    </MenuTrigger>
  );
}
