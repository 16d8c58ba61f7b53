import { SideNav, type SideNavEntry } from '@noticeboard/design-system';
import { memo } from 'react';
import { useLocation } from 'react-router';
import { messages } from '../../messages/en.ts';
import { useStore, useWorkspace } from '../../session/ConsoleSessionContext.tsx';
import { type Access, can } from '../../access/permissions.ts';
import type { RoleTypeName } from '../../session/workspace/workspaceTypes.ts';
import { unreadMessages } from '../../shared/pages/documentTitle.ts';
import { liesWithin, paths } from '../../ground/paths.ts';
import { ContentPages } from './ContentPages.tsx';
import { navigationIcons } from './navigationIcons.tsx';

const texts = messages.navigation;

/** An entry of the navigation and the lowest role that sees it. */
interface Place {
  id: keyof typeof navigationIcons;
  href: string;
  /** Prefix of the addresses for which the entry is the current one; null for its own address only. @default `href` */
  within?: string | null;
  lowestRole: RoleTypeName;
}

const firstPlaces: Place[] = [
  { id: 'dashboard', href: paths.dashboard, lowestRole: 'OrganizationUnitAdmin' },
  { id: 'users', href: paths.users, within: '/users', lowestRole: 'OrganizationUnitAdmin' },
  { id: 'organization', href: paths.organization, lowestRole: 'SuperAdmin' },
];

const contentPlaces: Place[] = [
  // Addresses of content pages begin with its own.
  { id: 'publishedContent', href: paths.publishedContent, within: null, lowestRole: 'OrganizationUnitAdmin' },
  { id: 'calendar', href: paths.calendar, lowestRole: 'OrganizationUnitAdmin' },
  { id: 'comments', href: paths.comments, lowestRole: 'OrganizationUnitAdmin' },
];

const lastPlaces: Place[] = [
  { id: 'messages', href: paths.messages, lowestRole: 'OrganizationUnitAdmin' },
  { id: 'settings', href: paths.settingsContent, within: paths.settings, lowestRole: 'SuperAdmin' },
];

const analyticsPlaces = [
  ['userActivity', paths.analyticsUserActivity],
  ['contentItems', paths.analyticsContentItems],
  ['engagements', paths.analyticsEngagements],
  ['userContentViews', paths.analyticsUserContentViews],
] as const;

/** The side navigation (core §2 Layout): what the highest role may see. Not rendered for Staff, who get none (core §6). */
export function Navigation({ access }: { access: Access }) {
  return <NavigationAt access={access} pathname={useLocation().pathname} />;
}

/** Ignores the query: a list changes it with each sort and page, which must not render the navigation. */
const NavigationAt = memo(function NavigationAt({ access, pathname }: { access: Access; pathname: string }) {
  const { tenant } = useWorkspace();
  const unread = useStore(unreadMessages);

  const entries = (places: Place[]): SideNavEntry[] =>
    places
      .filter(({ id, lowestRole }) => can(access, 'see', lowestRole).allowed && (id !== 'messages' || tenant.isChatEnabled))
      .map(({ id, href, within }) => ({
        id,
        // In the text of the entry, so that it is read out, too.
        label: id === 'messages' && unread ? `${texts[id]} (${unread})` : texts[id],
        href,
        icon: navigationIcons[id],
        isCurrent: within === null ? pathname === href : liesWithin(pathname, within ?? href),
      }));

  const analytics: SideNavEntry = {
    id: 'analytics',
    label: texts.analytics,
    icon: navigationIcons.analytics,
    children: analyticsPlaces.map(([id, href]) => ({ id, label: texts[id], href, isCurrent: liesWithin(pathname, href) })),
  };
  return (
    <SideNav
      sections={[
        { id: 'first', entries: entries(firstPlaces) },
        { id: 'content', title: texts.content, entries: entries(contentPlaces) },
        { id: 'content-pages', content: <ContentPages access={access} pathname={pathname} /> },
        { id: 'last', entries: [...entries(lastPlaces), analytics] },
      ]}
    />
  );
});
