import Calendar from 'lucide-react/icons/calendar';
import ChartNoAxesCombined from 'lucide-react/icons/chart-no-axes-combined';
import FileText from 'lucide-react/icons/file-text';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Network from 'lucide-react/icons/network';
import Settings from 'lucide-react/icons/settings';
import Users from 'lucide-react/icons/users';

/** Icons of the entries of the navigation. */
export const navigationIcons = {
  dashboard: <LayoutDashboard />,
  users: <Users />,
  organization: <Network />,
  publishedContent: <FileText />,
  calendar: <Calendar />,
  comments: <MessageCircle />,
  messages: <MessagesSquare />,
  settings: <Settings />,
  analytics: <ChartNoAxesCombined />,
} as const;
