import type { ReactElement, ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { messages } from '../../messages/en.ts';
import { listName } from '../listName.ts';
import { FocusBeforeLeaving } from '../../overlays/FocusBeforeLeaving.tsx';
import { useOpenUntilBack } from '../useOpenUntilBack.ts';
import * as styles from './Menu.css.ts';
import { MenuRow } from './MenuRow.tsx';

/** One action of a menu. */
export interface MenuAction {
  id: string;
  /** What it does, as a verb. */
  label: string;
  /** A lucide icon, decorative. */
  icon?: ReactNode;
  /** `danger` deletes or cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** Why it can't be done now, shown below the label. The line stays reachable by the arrow keys and does nothing while it is given. */
  disabledReason?: string;
  onAction: () => void;
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The menu's name: 'Actions for Spring newsletter'. */
  label: string;
  /** Groups of actions; a line is drawn between groups. */
  sections: readonly { id: string; title?: string; actions: readonly MenuAction[] }[];
}

/** A list of actions behind a button. Arrow keys move, letters jump, Escape and Back close (react-aria Menu). */
export function Menu({ trigger, label, sections }: MenuProps) {
  const [isOpen, setOpen] = useOpenUntilBack();
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      {trigger}
      <Popover className={styles.popover} {...listName(messages.field.choices)}>
        <FocusBeforeLeaving />
        <AriaMenu {...listName(label)} className={styles.menu}>
          {sections.map(({ id, title, actions }) => (
            // Without a title it has no name: the menu's would be told again with each act.
            <MenuSection key={id} id={id} className={styles.section}>
              {title !== undefined && <Header className={styles.heading}>{title}</Header>}
              {actions.map((action) => (
                <MenuRow
                  key={action.id}
                  id={action.id}
                  label={action.label}
                  detail={action.disabledReason}
                  isRefused={action.disabledReason !== undefined}
                  icon={action.icon}
                  tone={action.tone}
                  onAction={action.onAction}
                />
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
