import LifeBuoy from 'lucide-react/icons/life-buoy';
import ListTree from 'lucide-react/icons/list-tree';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Settings from 'lucide-react/icons/settings';
import Sun from 'lucide-react/icons/sun';
import UserRound from 'lucide-react/icons/user-round';
import { Header, Menu, MenuSection } from 'react-aria-components/Menu';
import { profileMenuMessages } from '../../messages/profileMenu.ts';
import { listName } from '../../actions/listName.ts';
import * as menu from '../../overlays/Menu/Menu.css.ts';
import { fromItsButton, MenuPopover, type OpenMenuProps } from '../../overlays/Menu/MenuPopover.tsx';
import { MenuRow } from '../../overlays/Menu/MenuRow.tsx';
import * as bar from '../barMenu/barMenu.css.ts';
import * as styles from './ProfileMenu.css.ts';
import type { Appearance, ProfileMenuProps } from './profileMenuTypes.ts';

const text = profileMenuMessages;

const appearances: readonly { id: Appearance; icon: typeof Sun }[] = [
  { id: 'system', icon: Monitor },
  { id: 'light', icon: Sun },
  { id: 'dark', icon: Moon },
];

interface OpenProfileMenuProps extends ProfileMenuProps {
  /** Its button, and what closes it. */
  open: OpenMenuProps;
}

/** The user's own menu while it is open. */
export function OpenProfileMenu({ name, email, profileHref, settingsHref, supportHref, onSignOut, open, ...preferences }: OpenProfileMenuProps) {
  const { appearance, onAppearanceChange, showsContentType, onShowsContentTypeChange } = preferences;
  const { autoFocus = 'first' } = open;
  return (
    <MenuPopover {...open} className={bar.popover}>
      <div className={styles.person}>
        <span className={styles.name}>{name}</span>
        {email && <span className={styles.email}>{email}</span>}
      </div>
      <Menu className={menu.menu} autoFocus={autoFocus} onClose={open.onClose} {...listName(text.label(name))}>
        <MenuSection className={menu.section} aria-label={name}>
          <MenuRow id="profile" label={text.profile} icon={<UserRound />} href={profileHref} />
          <MenuRow id="settings" label={text.settings} icon={<Settings />} href={settingsHref} />
          {supportHref !== undefined && (
            <MenuRow
              id="support"
              label={text.support}
              icon={<LifeBuoy />}
              href={supportHref}
              isNewTab={/^https?:/i.test(supportHref)}
            />
          )}
        </MenuSection>
        <MenuSection
          className={menu.section}
          selectionMode="single"
          disallowEmptySelection
          shouldCloseOnSelect={false}
          selectedKeys={[appearance]}
          onSelectionChange={(keys) => {
            const chosen = appearances.find(({ id }) => keys !== 'all' && keys.has(id));
            if (chosen !== undefined) onAppearanceChange(chosen.id);
          }}
        >
          <Header className={menu.heading}>{text.appearance}</Header>
          {appearances.map(({ id, icon: Icon }) => (
            <MenuRow key={id} id={id} label={text[id]} icon={<Icon />} isChoice />
          ))}
        </MenuSection>
        {onShowsContentTypeChange && (
          <MenuSection
            className={menu.section}
            selectionMode="multiple"
            shouldCloseOnSelect={false}
            selectedKeys={showsContentType ? ['contentType'] : []}
            onSelectionChange={(keys) => onShowsContentTypeChange(keys === 'all' || keys.has('contentType'))}
          >
            <Header className={menu.heading}>{text.navigation}</Header>
            <MenuRow id="contentType" label={text.showsContentType} icon={<ListTree />} isChoice />
          </MenuSection>
        )}
        <MenuSection className={menu.section} aria-label={text.session}>
          <MenuRow id="signOut" label={text.signOut} icon={<LogOut />} onAction={() => fromItsButton(open, onSignOut)} />
        </MenuSection>
      </Menu>
    </MenuPopover>
  );
}
