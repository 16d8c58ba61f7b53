import ChevronDown from 'lucide-react/icons/chevron-down';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import ListTree from 'lucide-react/icons/list-tree';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Settings from 'lucide-react/icons/settings';
import Sun from 'lucide-react/icons/sun';
import UserRound from 'lucide-react/icons/user-round';
import { Button } from 'react-aria-components/Button';
import { Header, Menu, MenuSection, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { messages } from '../../messages/en.ts';
import { profileMenuMessages } from '../../messages/profileMenu.ts';
import { listName } from '../../actions/listName.ts';
import * as menu from '../../overlays/Menu/Menu.css.ts';
import { MenuRow } from '../../overlays/Menu/MenuRow.tsx';
import { FocusBeforeLeaving } from '../../focus/FocusBeforeLeaving.tsx';
import { useOpenUntilBack } from '../../overlays/useOpenUntilBack.ts';
import { Avatar } from '../../people/Avatar/Avatar.tsx';
import * as bar from '../barMenu/barMenu.css.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ProfileMenu.css.ts';
import type { Appearance, ProfileMenuProps } from './profileMenuTypes.ts';

const text = profileMenuMessages;

const appearances: readonly { id: Appearance; icon: typeof Sun }[] = [
  { id: 'system', icon: Monitor },
  { id: 'light', icon: Sun },
  { id: 'dark', icon: Moon },
];

/** The signed-in user's own menu: profile, settings, support, the device's preferences, and the way out. */
export function ProfileMenu({ name, email, avatar, profileHref, settingsHref, supportHref, onSignOut, ...preferences }: ProfileMenuProps) {
  const { appearance, onAppearanceChange, showsContentType, onShowsContentTypeChange } = preferences;
  const [isOpen, setOpen] = useOpenUntilBack();
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className={bar.trigger}>
        <Avatar name={name} image={avatar ?? null} />
        <VisuallyHidden>{text.label(name)}</VisuallyHidden>
        <ChevronDown className={bar.cue} aria-hidden />
      </Button>
      <Popover className={bar.popover} placement="bottom end" {...listName(messages.field.choices)}>
        <FocusBeforeLeaving />
        <div className={styles.person}>
          <span className={styles.name}>{name}</span>
          {email && <span className={styles.email}>{email}</span>}
        </div>
        <Menu className={menu.menu} {...listName(text.label(name))}>
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
            <MenuRow id="signOut" label={text.signOut} icon={<LogOut />} onAction={onSignOut} />
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
