import type { RouteObject } from 'react-router';
import { analyticsRoutes } from '../features/analytics/routes.tsx';
import { commentRoutes } from '../features/comments/routes.tsx';
import { calendarRoutes } from '../features/content-calendar/routes.tsx';
import { contentPageRoutes } from '../features/content-pages/routes.tsx';
import { dashboardRoutes } from '../features/dashboard/routes.tsx';
import { diagnosticsRoutes } from '../features/diagnostics/routes.tsx';
import { messageRoutes } from '../features/messages/routes.tsx';
import { organizationRoutes } from '../features/organization/routes.tsx';
import { profileRoutes } from '../features/profile/routes.tsx';
import { publishedContentRoutes } from '../features/published-content/routes.tsx';
import { settingsRoutes } from '../features/settings/routes.tsx';
import { userRoutes } from '../features/users/routes.tsx';
import { paths } from '../ground/paths.ts';
import { Waiting } from '../ground/Waiting.tsx';
import { lazyPage } from '../shared/pages/lazyPage.ts';
import type { PageHandle } from '../shared/pages/pageHandle.ts';
import { FullScreenRouteProblem } from '../shared/pages/RouteProblem.tsx';
import { RootLayout } from './RootLayout.tsx';
import { withNames } from './routeNames.ts';

/** The pages inside the shell, by feature, with their lowest roles (core §2). */
const shellPages: RouteObject[] = [
  ...dashboardRoutes,
  ...publishedContentRoutes,
  ...calendarRoutes,
  ...commentRoutes,
  ...messageRoutes,
  ...profileRoutes,
  ...diagnosticsRoutes,
  ...organizationRoutes,
  ...userRoutes,
  ...settingsRoutes,
  ...analyticsRoutes,
  ...contentPageRoutes,
];

/** Fetches the code behind the sign-in. Written once: each `import` lists all its files. */
export const loadGuardedPages = () => import('./GuardedPages.tsx');

/** Every route of the console. */
export const routes: RouteObject[] = withNames([
  {
    Component: RootLayout,
    ErrorBoundary: FullScreenRouteProblem,
    HydrateFallback: Waiting,
    children: [
      {
        path: paths.home,
        handle: { page: 'signIn' } satisfies PageHandle,
        lazy: lazyPage(async () => (await import('../session/SignInPage.tsx')).SignInPage, { place: 'screen' }),
      },
      {
        path: paths.loginCallback,
        handle: { page: 'signIn' } satisfies PageHandle,
        lazy: lazyPage(async () => (await import('../session/CallbackPage.tsx')).CallbackPage, { place: 'screen' }),
      },
      {
        path: paths.selectRole,
        handle: { page: 'selectRole' } satisfies PageHandle,
        lazy: lazyPage(async () => (await import('../session/SelectRolePage.tsx')).SelectRolePage, { place: 'screen' }),
      },
      {
        lazy: lazyPage(async () => (await loadGuardedPages()).GuardedPages, { place: 'screen' }),
        children: [
          {
            lazy: lazyPage(async () => (await import('./shell/Shell.tsx')).Shell, {
              place: 'screen',
              fetchReadsFirst: async () => (await import('./shell/Shell.tsx')).readsOfShell,
            }),
            children: shellPages,
          },
        ],
      },
      {
        path: '*',
        handle: { page: 'notFound' } satisfies PageHandle,
        lazy: lazyPage(async () => (await import('./NotFoundPage.tsx')).NotFoundPage, { place: 'screen' }),
      },
    ],
  },
]);
