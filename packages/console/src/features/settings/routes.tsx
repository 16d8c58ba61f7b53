import type { RouteObject } from 'react-router';
import { paths } from '../../ground/paths.ts';
import { lazyPage, type LazyPage } from '../../shared/pages/lazyPage.ts';
import type { PageHandle } from '../../shared/pages/pageHandle.ts';
import { redirectTo } from '../../shared/pages/redirectTo.tsx';
import { RouteProblem } from '../../shared/pages/RouteProblem.tsx';
import { screen } from '../../shared/pages/screen.ts';

// Everyone may open the settings for the device preferences; those of the tenant are refused inside (decisions-main 10).
const settingsScreen = (path: string, page: PageHandle['page'], lazy: LazyPage) => screen(path, { page, allowsStaff: true }, lazy);

/** The settings: one frame with a page for each of its entries. */
export const settingsRoutes: RouteObject[] = [
  { path: paths.settings, handle: { page: 'settings', allowsStaff: true } satisfies PageHandle, Component: redirectTo(paths.settingsContent) },
  {
    lazy: lazyPage(async () => (await import('./SettingsFrame.tsx')).SettingsFrame),
    ErrorBoundary: RouteProblem,
    children: [
      settingsScreen(
        paths.settingsContent,
        'settingsContent',
        lazyPage(async () => (await import('./content/ContentInstancesPage.tsx')).ContentInstancesPage),
      ),
      settingsScreen(
        paths.settingsNotifications,
        'settingsNotifications',
        lazyPage(async () => (await import('./notifications/NotificationsPage.tsx')).NotificationsPage),
      ),
      settingsScreen(
        paths.settingsEmailTemplates,
        'settingsEmailTemplates',
        lazyPage(async () => (await import('./templates/EmailTemplatesPage.tsx')).EmailTemplatesPage),
      ),
      settingsScreen(
        paths.settingsSmsTemplates,
        'settingsSmsTemplates',
        lazyPage(async () => (await import('./templates/SmsTemplatesPage.tsx')).SmsTemplatesPage),
      ),
      settingsScreen(
        paths.settingsTheme,
        'settingsTheme',
        lazyPage(async () => (await import('./theme/ThemePage.tsx')).ThemePage),
      ),
      settingsScreen(
        paths.settingsAppContact,
        'settingsAppContact',
        lazyPage(async () => (await import('./app/AppContactPage.tsx')).AppContactPage),
      ),
      settingsScreen(
        paths.settingsAppSettings,
        'settingsAppSettings',
        lazyPage(async () => (await import('./app-settings/AppSettingsPage.tsx')).AppSettingsPage),
      ),
    ],
  },
];
