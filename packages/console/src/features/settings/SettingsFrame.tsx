import { SectionMenu } from '@noticeboard/design-system';
import { Outlet, useLocation } from 'react-router';
import { settingsMessages } from '../../messages/settings.ts';
import { useAccess } from '../../access/useAccess.ts';
import { useNavigateFromHere } from '../../shared/useNavigateFromHere.ts';
import { settingsEntryAt, settingsMenu } from './settingsMenu.ts';

/**
 * Around every page of the settings: the grouped side menu, or a select where there is little room (core §2
 * Settings). The page is in an outlet; one that changes what belongs to the tenant wraps itself in
 * `TenantSettings`, which refuses everyone else.
 */
export function SettingsFrame() {
  const { highestRole } = useAccess();
  const { pathname } = useLocation();
  const navigate = useNavigateFromHere();
  const groups = settingsMenu(highestRole);
  // Nothing to choose from: only the page.
  if (groups.flatMap(({ entries }) => entries).length < 2) return <Outlet />;
  return (
    <SectionMenu
      label={settingsMessages.menu}
      groups={groups}
      currentId={settingsEntryAt(pathname)}
      currentLabel={settingsMessages.notifications.title}
      onSelect={({ href }) => navigate(href)}
    >
      <Outlet />
    </SectionMenu>
  );
}
