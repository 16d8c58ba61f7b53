import ChevronDown from 'lucide-react/icons/chevron-down';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Settings from 'lucide-react/icons/settings';
import Sun from 'lucide-react/icons/sun';
import UserRound from 'lucide-react/icons/user-round';
import { Button } from 'react-aria-components/Button';
import { Header, Menu, MenuSection, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { messages } from '../../messages/en.ts';
import * as bar from '../barMenu/barMenu.css.ts';
import { BarMenuItem } from '../barMenu/BarMenuItem.tsx';
import * as styles from './ProfileMenu.css.ts';
import { initials } from './initials.ts';
import type { Appearance, ProfileMenuProps } from './profileMenuTypes.ts';

const text = messages.profileMenu;

const appearances: readonly { id: Appearance; icon: typeof Sun }[] = [
  { id: 'system', icon: Monitor },
  { id: 'light', icon: Sun },
  { id: 'dark', icon: Moon },
];

/** The signed-in user's own menu: profile, settings, support, the device's preferences, and the way out. */
export function ProfileMenu({ name, email, avatar, profileHref, settingsHref, supportHref, onSignOut, ...preferences }: ProfileMenuProps) {
  const { appearance, onAppearanceChange, showsContentType, onShowsContentTypeChange } = preferences;
  return (
    <MenuTrigger>
      <Button className={bar.trigger} aria-label={text.label(name)}>
        <span className={styles.avatar}>{avatar ? <img className={styles.picture} src={avatar} alt="" /> : initials(name)}</span>
        <ChevronDown aria-hidden />
      </Button>
      <Popover className={bar.popover} placement="bottom end">
        <div className={styles.person}>
          <span className={styles.name}>{name}</span>
          {email && <span className={styles.email}>{email}</span>}
        </div>
        <Menu className={bar.menu} aria-label={text.label(name)}>
          <MenuSection className={bar.section} aria-label={name}>
            <BarMenuItem id="profile" label={text.profile} icon={<UserRound />} href={profileHref} />
            <BarMenuItem id="settings" label={text.settings} icon={<Settings />} href={settingsHref} />
            {supportHref !== undefined && (
              <BarMenuItem
                id="support"
                label={text.support}
                icon={<LifeBuoy />}
                href={supportHref}
                isNewTab={/^https?:/i.test(supportHref)}
              />
            )}
          </MenuSection>
          <MenuSection
            className={bar.section}
            selectionMode="single"
            disallowEmptySelection
            shouldCloseOnSelect={false}
            selectedKeys={[appearance]}
            onSelectionChange={(keys) => {
              const chosen = appearances.find(({ id }) => keys !== 'all' && keys.has(id));
              if (chosen !== undefined) onAppearanceChange(chosen.id);
            }}
          >
            <Header className={bar.sectionTitle}>{text.appearance}</Header>
            {appearances.map(({ id, icon: Icon }) => (
              <BarMenuItem key={id} id={id} label={text[id]} icon={<Icon />} isChoice />
            ))}
          </MenuSection>
          <MenuSection
            className={bar.section}
            selectionMode="multiple"
            shouldCloseOnSelect={false}
            selectedKeys={showsContentType ? ['contentType'] : []}
            onSelectionChange={(keys) => onShowsContentTypeChange(keys === 'all' || keys.has('contentType'))}
          >
            <Header className={bar.sectionTitle}>{text.navigation}</Header>
            <BarMenuItem id="contentType" label={text.showsContentType} isChoice />
          </MenuSection>
          <MenuSection className={bar.section} aria-label={text.signOut}>
            <BarMenuItem id="signOut" label={text.signOut} icon={<LogOut />} onAction={onSignOut} />
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
