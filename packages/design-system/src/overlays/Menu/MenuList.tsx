import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, type MenuProps as AriaMenuProps, MenuSection } from 'react-aria-components/Menu';
import { listName } from '../../actions/listName.ts';
import * as styles from './Menu.css.ts';
import { MenuRow } from './MenuRow.tsx';
import type { MenuGroup } from './menuTypes.ts';

interface MenuListProps extends Pick<AriaMenuProps<object>, 'autoFocus' | 'onClose'> {
  /** The menu's name. */
  label: string;
  /** Its groups of actions. */
  sections: readonly MenuGroup[];
  /** Called with what the chosen line does, and runs it (`fromItsButton`). */
  onAct: (act: () => void) => void;
}

/** The lines of a menu, in groups. */
export function MenuList({ label, sections, onAct, ...props }: MenuListProps) {
  return (
    <AriaMenu {...props} {...listName(label)} className={styles.menu}>
      {sections.map(({ id, title, actions }) => (
        // Without a title it has no name: the menu's would be announced again with each action.
        <MenuSection key={id} id={id} className={styles.section}>
          {title !== undefined && <Header className={styles.heading}>{title}</Header>}
          {actions.map(({ onAction, ...action }) => (
            <MenuRow
              key={action.id}
              id={action.id}
              label={action.label}
              detail={action.disabledReason}
              isRefused={action.disabledReason !== undefined}
              icon={action.icon}
              tone={action.tone}
              shortcut={action.shortcut}
              {...(action.href !== undefined && { href: action.href })}
              {...(onAction && { onAction: () => onAct(onAction) })}
            />
          ))}
        </MenuSection>
      ))}
    </AriaMenu>
  );
}
