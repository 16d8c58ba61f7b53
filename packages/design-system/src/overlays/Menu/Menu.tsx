import type { ReactElement, ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import * as styles from './Menu.css.ts';

/** One act of a menu. */
export interface MenuAction {
  id: string;
  /** What it does, as a verb. */
  label: string;
  /** A lucide icon, decorative. */
  icon?: ReactNode;
  /** `danger` deletes or cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** Why it can't be done now, shown below the label; the act is refused while it is given. */
  disabledReason?: string;
  onAction: () => void;
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The menu's name: 'Actions for Spring newsletter'. */
  label: string;
  /** Groups of acts; a line is drawn between groups. */
  sections: readonly { id: string; title?: string; actions: readonly MenuAction[] }[];
}

/** A list of acts behind a button. Arrow keys move, letters jump, Escape closes (react-aria Menu). */
export function Menu({ trigger, label, sections }: MenuProps) {
  const refused = sections.flatMap(({ actions }) => actions.filter((action) => action.disabledReason !== undefined));
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={styles.popover}>
        <AriaMenu aria-label={label} className={styles.menu} disabledKeys={refused.map(({ id }) => id)}>
          {sections.map(({ id, title, actions }) => (
            <MenuSection key={id} id={id} className={styles.section} {...(title === undefined && { 'aria-label': label })}>
              {title !== undefined && <Header className={styles.heading}>{title}</Header>}
              {actions.map((action) => (
                <MenuItem
                  key={action.id}
                  id={action.id}
                  textValue={action.label}
                  onAction={action.onAction}
                  className={styles.item({ tone: action.tone })}
                >
                  {action.icon !== undefined && <span className={styles.icon}>{action.icon}</span>}
                  <span className={styles.words}>
                    <Text slot="label">{action.label}</Text>
                    {action.disabledReason !== undefined && (
                      <Text slot="description" className={styles.reason}>
                        {action.disabledReason}
                      </Text>
                    )}
                  </span>
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
