import { AppShell, lazyPart } from '@noticeboard/design-system';
import { Suspense, useLayoutEffect } from 'react';
import { Outlet } from 'react-router';
import { useConsoleSession, useStore, useWorkspace } from '../../session/ConsoleSessionContext.tsx';
import type { Access } from '../../access/permissions.ts';
import { useAccess } from '../../access/useAccess.ts';
import { usePageHandle } from '../../shared/pages/pageHandle.ts';
import { paths } from '../../ground/paths.ts';
import { WidgetBoundary } from '../../shared/WidgetBoundary.tsx';
import { trayNeeded } from '../../uploads/trayNeeded.ts';
import { ActingRefusal } from './ActingRefusal.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { Navigation } from './Navigation.tsx';
import { ShellTopBar } from './ShellTopBar.tsx';
import { SlowReads } from './SlowReads.tsx';
import { UnsentMessages } from './UnsentMessages.tsx';

export { readsOfShell } from './readsOfShell.ts';

/** Greatest width of the page for unit administrators, in CSS pixels (core §2 Layout). */
const unitAdminWidth = 1600;

// Pages without uploads don't load its code.
const Tray = lazyPart(async () => (await import('../../uploads/Tray.tsx')).Tray, { instead: () => null });

const AfterStart = lazyPart(async () => (await import('./AfterStart.tsx')).AfterStart, { instead: () => null });

/** The frame of the signed-in pages: navigation, top bar, notices, the tenant's colours. */
export function Shell() {
  const access = useAccess();
  const { tenant } = useWorkspace();
  useTenantTheme();
  return (
    <AppShell
      homeHref={paths.dashboard}
      // Staff get none (core §6).
      {...(access.highestRole !== 'Staff' && {
        navigation: (
          <WidgetBoundary>
            <Navigation access={access} />
          </WidgetBoundary>
        ),
      })}
      topBar={<ShellTopBar access={access} />}
      notice={
        <>
          <ConnectionNotice />
          <SlowReads />
        </>
      }
      {...(access.highestRole === 'OrganizationUnitAdmin' && { contentMaxWidth: unitAdminWidth })}
    >
      <Page access={access} />
      <Suspense>
        <AfterStart hasMessages={tenant.isChatEnabled && access.highestRole !== 'Staff'} />
      </Suspense>
      <UnsentMessages />
      {useStore(trayNeeded) && (
        <Suspense>
          <Tray />
        </Suspense>
      )}
    </AppShell>
  );
}

/** The page, or why the acting role may not see it. Separate because it renders at each change of the address, and the frame does not. */
function Page({ access }: { access: Access }) {
  const isRefused = usePageHandle()?.lowestRole === 'SuperAdmin' && access.actingRole !== 'SuperAdmin';
  return isRefused ? <ActingRefusal /> : <Outlet />;
}

/** The colours follow the tenant by an attribute; an id that the configuration doesn't know gives the default look (decisions-main 2). */
function useTenantTheme(): void {
  const { configuration } = useConsoleSession();
  const { tenant } = useWorkspace();
  const theme = configuration.themes[tenant.tenantThemeId ?? ''] ?? 'default';
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = theme;
    return () => {
      dataset['theme'] = 'default';
    };
  }, [theme]);
}
