import type { SectionMenuGroup } from '@noticeboard/design-system';
import { liesWithin, paths } from '../../ground/paths.ts';
import { settingsMessages } from '../../messages/settings.ts';
import type { RoleTypeName } from '../../session/workspace/workspaceTypes.ts';

const { groups, entries } = settingsMessages;

/** The side menu of core §2 Settings, in its order (SET-14 to SET-17). 'notifications' is only reached by its address (decisions-core A9). */
const wholeMenu = [
  {
    id: 'general',
    title: groups.general,
    entries: [
      { id: 'content', label: entries.content, href: paths.settingsContent },
      { id: 'app', label: entries.app, href: paths.settingsAppContact },
    ],
  },
  {
    id: 'templates',
    title: groups.templates,
    entries: [
      { id: 'email', label: entries.email, href: paths.settingsEmailTemplates },
      { id: 'sms', label: entries.sms, href: paths.settingsSmsTemplates },
    ],
  },
  {
    id: 'application',
    title: groups.application,
    entries: [
      { id: 'theme', label: entries.theme, href: paths.settingsTheme },
      { id: 'settings', label: entries.settings, href: paths.settingsAppSettings },
    ],
  },
] as const satisfies readonly SectionMenuGroup[];

/**
 * The menu by role: complete for holders of a super administrator's role; others only have their device
 * preferences (decisions-main 3 and 10).
 */
export function settingsMenu(highestRole: RoleTypeName): readonly SectionMenuGroup[] {
  if (highestRole === 'SuperAdmin') return wholeMenu;
  return wholeMenu
    .map((group) => ({ ...group, entries: group.entries.filter(({ id }) => id === 'settings') }))
    .filter((group) => group.entries.length > 0);
}

/** Id of the entry that an address belongs to; null for none. */
export function settingsEntryAt(pathname: string): string | null {
  const all: readonly { id: string; href: string }[] = wholeMenu.flatMap((group) => [...group.entries]);
  // The longest match: '/app-settings/app' is the beginning of '/app-settings/app/settings'.
  return (
    all
      .filter(({ href }) => liesWithin(pathname, href))
      .toSorted((first, second) => second.href.length - first.href.length)
      .at(0)?.id ?? null
  );
}
