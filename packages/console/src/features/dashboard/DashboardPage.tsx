import { lazyPart, Stack } from '@noticeboard/design-system';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { useState } from 'react';
import { messages } from '../../messages/en.ts';
import { PageTitle } from '../../shared/pages/PageTitle.tsx';
import { WidgetBoundary } from '../../shared/WidgetBoundary.tsx';
import { highestRoleType } from '../../session/workspace/roleRank.ts';
import { useWorkspace } from '../../session/ConsoleSessionContext.tsx';
import { ActiveUsers } from './ActiveUsers.tsx';
import { QuickAccess } from './QuickAccess.tsx';
import { TenantNumbers } from './TenantNumbers.tsx';

export { readsOfDashboard } from './readsOfDashboard.ts';

const StaffNotice = lazyPart(async () => (await import('./StaffNotice.tsx')).StaffNotice);

/**
 * The first page after sign-in: the tenant's numbers, its active users and quick links (core §2 Dashboard).
 * Staff only read here that they are meant to use the mobile app (core §1).
 */
export function DashboardPage() {
  const { profile, roleTypes } = useWorkspace();
  // One instant for the life of the page: the request and its response count the same days.
  const [now] = useState(() => new Date());
  const icon = <LayoutDashboard />;
  if (highestRoleType(profile, roleTypes) === 'Staff') {
    return (
      <>
        <PageTitle icon={icon} facts={messages.dashboard.staffSubtitle} />
        <StaffNotice />
      </>
    );
  }
  return (
    <Stack gap="xlarge">
      <PageTitle icon={icon} facts={messages.pages.dashboard.subtitle} />
      <WidgetBoundary>
        <TenantNumbers now={now} />
      </WidgetBoundary>
      <WidgetBoundary>
        <ActiveUsers now={now} />
      </WidgetBoundary>
      <QuickAccess />
    </Stack>
  );
}
