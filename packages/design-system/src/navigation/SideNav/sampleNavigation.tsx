import ChartLine from 'lucide-react/icons/chart-line';
import FileText from 'lucide-react/icons/file-text';
import Images from 'lucide-react/icons/images';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageSquare from 'lucide-react/icons/message-square';
import Network from 'lucide-react/icons/network';
import Settings from 'lucide-react/icons/settings';
import Users from 'lucide-react/icons/users';
import type { SideNavEntry, SideNavSection } from './sideNavTypes.ts';

/** A navigation like the console's, for stories. */
export const mainSection: SideNavSection = {
  id: 'main',
  entries: [
    { id: 'dashboard', label: 'Dashboard', href: '#dashboard', icon: <LayoutDashboard />, isCurrent: true },
    { id: 'users', label: 'Users', href: '#users', icon: <Users /> },
    { id: 'organization', label: 'Organization', href: '#organization', icon: <Network /> },
    { id: 'content', label: 'Content', href: '#content', icon: <FileText /> },
    { id: 'messages', label: 'Messages', href: '#messages', icon: <MessageSquare /> },
    {
      id: 'analytics',
      label: 'Analytics',
      icon: <ChartLine />,
      children: [
        { id: 'activity', label: 'User activity', href: '#activity' },
        { id: 'items', label: 'Content items', href: '#items' },
        { id: 'engagements', label: 'Engagements', href: '#engagements' },
        { id: 'views', label: 'User content views', href: '#views' },
      ],
    },
    { id: 'settings', label: 'Settings', href: '#settings', icon: <Settings /> },
  ],
};

/** Content pages for the stories, one with a name too long for its line. */
export const contentEntries: readonly SideNavEntry[] = [
  { id: 'lobby', label: 'Lobby photographs', description: 'Image gallery', href: '#lobby', icon: <Images /> },
  { id: 'survey', label: 'Resident satisfaction survey', description: 'Survey', href: '#survey', icon: <ListChecks /> },
  { id: 'long', label: 'Notices to families of residents in the Northern and Eastern Regions', description: 'Social feed', href: '#long', icon: <FileText /> },
];

/** The content pages in their section, with its filters. */
export const contentSection: SideNavSection = {
  id: 'pages',
  title: 'Content',
  entries: contentEntries,
  filters: {
    label: 'Filter by type',
    choices: [
      { id: 'gallery', label: 'Galleries', icon: <Images /> },
      { id: 'survey', label: 'Suggestions and surveys', icon: <ListChecks /> },
      { id: 'feed', label: 'Social feeds', icon: <MessageSquare /> },
    ],
    selected: null,
    onChange: () => undefined,
  },
  search: { label: 'Search pages', value: '', onChange: () => undefined },
};
