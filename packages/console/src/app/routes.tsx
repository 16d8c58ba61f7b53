import type { RouteObject } from 'react-router';
import { FullScreenRouteProblem, RouteProblem } from './boundaries/RouteProblem.tsx';
import { lazyPage } from './lazyPage.ts';
import type { PageHandle } from './pageHandle.ts';
import { contentSegments, paths } from './paths.ts';
import { redirectTo } from './redirectTo.tsx';
import { RootLayout } from './RootLayout.tsx';
import { Waiting } from './Waiting.tsx';

const notBuilt = lazyPage(async () => (await import('./NotBuiltPage.tsx')).NotBuiltPage);

const screen = (path: string, handle: PageHandle, lazy = notBuilt): RouteObject => ({
  path,
  handle,
  lazy,
  ErrorBoundary: RouteProblem,
});

const superAdmin = 'SuperAdmin';
const anyAdmin = 'OrganizationUnitAdmin';

const usersHandle: PageHandle = { page: 'users', lowestRole: anyAdmin };
const userScreen = (path: string, page: PageHandle['page'], lazy = notBuilt) => screen(`/users/${path}`, { page, lowestRole: anyAdmin }, lazy);
const userWindow = (path: string, part: PageHandle['part'], lazy: ReturnType<typeof lazyPage>) =>
  screen(`/users/${path}`, { ...usersHandle, isWindow: true, part }, lazy);

/** The tabs stand in one frame; adding and editing a user opens over the list, which stays as it is (decisions-core A13). */
const users: RouteObject[] = [
  { path: '/users', handle: usersHandle, Component: redirectTo(paths.users) },
  {
    lazy: lazyPage(async () => (await import('../features/users/UsersFrame.tsx')).UsersFrame),
    ErrorBoundary: RouteProblem,
    children: [
      {
        lazy: lazyPage(async () => (await import('../features/users/list/UsersPage.tsx')).UsersPage),
        ErrorBoundary: RouteProblem,
        children: [
          { path: paths.users, handle: usersHandle },
          userWindow('add', 'userAdd', lazyPage(async () => (await import('../features/users/form/AddUserPage.tsx')).AddUserPage)),
          userWindow('edit/:id', 'userEdit', lazyPage(async () => (await import('../features/users/form/EditUserPage.tsx')).EditUserPage)),
        ],
      },
      userScreen('roles', 'userRoles', lazyPage(async () => (await import('../features/users/roles/RolesPage.tsx')).RolesPage)),
      userScreen('tags', 'userTags', lazyPage(async () => (await import('../features/users/tags/TagsPage.tsx')).TagsPage)),
      userScreen('tags/:tagId', 'userTag', lazyPage(async () => (await import('../features/users/tags/TagMembersPage.tsx')).TagMembersPage)),
      userScreen('departments', 'userDepartments', lazyPage(async () => (await import('../features/users/departments/DepartmentsPage.tsx')).DepartmentsPage)),
    ],
  },
];

// Everybody reaches the settings and finds the device preferences there; what belongs to the tenant is refused inside (decisions 10).
const settingsScreen = (path: string, page: PageHandle['page'], lazy = notBuilt) => screen(path, { page, allowsStaff: true }, lazy);

const settings: RouteObject[] = [
  { path: paths.settings, handle: { page: 'settings', allowsStaff: true } satisfies PageHandle, Component: redirectTo(paths.settingsContent) },
  {
    lazy: lazyPage(async () => (await import('../features/settings/SettingsFrame.tsx')).SettingsFrame),
    ErrorBoundary: RouteProblem,
    children: [
      settingsScreen(
        paths.settingsContent,
        'settingsContent',
        lazyPage(async () => (await import('../features/settings/content/ContentInstancesPage.tsx')).ContentInstancesPage),
      ),
      settingsScreen(
        paths.settingsNotifications,
        'settingsNotifications',
        lazyPage(async () => (await import('../features/settings/notifications/NotificationsPage.tsx')).NotificationsPage),
      ),
      settingsScreen(
        paths.settingsEmailTemplates,
        'settingsEmailTemplates',
        lazyPage(async () => (await import('../features/settings/templates/EmailTemplatesPage.tsx')).EmailTemplatesPage),
      ),
      settingsScreen(
        paths.settingsSmsTemplates,
        'settingsSmsTemplates',
        lazyPage(async () => (await import('../features/settings/templates/SmsTemplatesPage.tsx')).SmsTemplatesPage),
      ),
      settingsScreen(
        paths.settingsTheme,
        'settingsTheme',
        lazyPage(async () => (await import('../features/settings/theme/ThemePage.tsx')).ThemePage),
      ),
      settingsScreen(
        paths.settingsAppContact,
        'settingsAppContact',
        lazyPage(async () => (await import('../features/settings/app/AppContactPage.tsx')).AppContactPage),
      ),
      settingsScreen(
        paths.settingsAppSettings,
        'settingsAppSettings',
        lazyPage(async () => (await import('../features/settings/app-settings/AppSettingsPage.tsx')).AppSettingsPage),
      ),
    ],
  },
];

const analyticsPage = (page: keyof typeof paths & PageHandle['page'], lazy: ReturnType<typeof lazyPage>) =>
  screen(paths[page] as string, { page, lowestRole: anyAdmin }, lazy);

const analytics: RouteObject[] = [
  { path: paths.analytics, handle: { page: 'analytics', lowestRole: anyAdmin } satisfies PageHandle, Component: redirectTo(paths.analyticsUserActivity) },
  analyticsPage('analyticsUserActivity', lazyPage(async () => (await import('../features/analytics/UserActivityPage.tsx')).UserActivityPage)),
  analyticsPage('analyticsContentItems', lazyPage(async () => (await import('../features/analytics/ContentItemsPage.tsx')).ContentItemsPage)),
  analyticsPage('analyticsEngagements', lazyPage(async () => (await import('../features/analytics/EngagementsPage.tsx')).EngagementsPage)),
  analyticsPage('analyticsUserContentViews', lazyPage(async () => (await import('../features/analytics/UserContentViewsPage.tsx')).UserContentViewsPage)),
];

const contentPage: PageHandle = { page: 'contentPage' };
const contentParts: readonly [path: string, part?: PageHandle['part']][] = [
  ['items'],
  ['items/add', 'itemAdd'],
  ['items/edit/:itemId', 'itemEdit'],
  ['settings', 'pageSettings'],
];

const contentPages: RouteObject[] = contentSegments.flatMap((type) => [
  { path: `/content/${type}/:id`, handle: contentPage, Component: redirectTo('items') },
  ...contentParts.map(([path, part]) => screen(`/content/${type}/:id/${path}`, { ...contentPage, part })),
  ...(type === 'image-gallery' || type === 'resource'
    ? [screen(`/content/${type}/:id/items/content/:itemId`, { ...contentPage, part: 'itemContent' })]
    : []),
]);

/** The pages inside the shell, with who may enter them (core §2). */
const shellPages: RouteObject[] = [
  screen(
    paths.dashboard,
    { page: 'dashboard', allowsStaff: true },
    lazyPage(async () => (await import('../features/dashboard/DashboardPage.tsx')).DashboardPage),
  ),
  screen(
    paths.publishedContent,
    { page: 'content' },
    lazyPage(async () => (await import('../features/published-content/PublishedContentPage.tsx')).PublishedContentPage),
  ),
  screen(paths.messages, { page: 'messages', needsChat: true }),
  screen(
    paths.profile,
    { page: 'profile', allowsStaff: true },
    lazyPage(async () => (await import('../features/profile/ProfilePage.tsx')).ProfilePage),
  ),
  screen(
    paths.diagnostics,
    { page: 'diagnostics' },
    lazyPage(async () => (await import('./diagnostics/DiagnosticsPage.tsx')).DiagnosticsPage),
  ),
  screen(
    paths.organization,
    { page: 'organization', lowestRole: superAdmin },
    lazyPage(async () => (await import('../features/organization/OrganizationPage.tsx')).OrganizationPage),
  ),
  screen(
    paths.organizationAdd,
    { page: 'organizationAdd', lowestRole: superAdmin },
    lazyPage(async () => (await import('../features/organization/AddOrganizationPage.tsx')).AddOrganizationPage),
  ),
  ...users,
  ...settings,
  ...analytics,
  ...contentPages,
];

/** Every route of the console. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: FullScreenRouteProblem,
    HydrateFallback: Waiting,
    children: [
      {
        path: paths.home,
        handle: { page: 'signIn' } satisfies PageHandle,
        lazy: lazyPage(async () => (await import('../session/SignInPage.tsx')).SignInPage, 'screen'),
      },
      {
        path: paths.loginCallback,
        handle: { page: 'signIn' } satisfies PageHandle,
        lazy: lazyPage(async () => (await import('../session/CallbackPage.tsx')).CallbackPage, 'screen'),
      },
      {
        path: paths.selectRole,
        handle: { page: 'selectRole' } satisfies PageHandle,
        lazy: lazyPage(async () => (await import('../session/SelectRolePage.tsx')).SelectRolePage, 'screen'),
      },
      {
        lazy: lazyPage(async () => (await import('./GuardedPages.tsx')).GuardedPages, 'screen'),
        children: [
          {
            lazy: lazyPage(async () => (await import('./shell/Shell.tsx')).Shell, 'screen'),
            children: shellPages,
          },
        ],
      },
      {
        path: '*',
        handle: { page: 'notFound' } satisfies PageHandle,
        lazy: lazyPage(async () => (await import('./NotFoundPage.tsx')).NotFoundPage, 'screen'),
      },
    ],
  },
];
