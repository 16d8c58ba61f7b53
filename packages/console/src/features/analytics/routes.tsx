import type { RouteObject } from 'react-router';
import { paths } from '../../ground/paths.ts';
import { lazyPage, type LazyPage } from '../../shared/pages/lazyPage.ts';
import type { PageHandle } from '../../shared/pages/pageHandle.ts';
import { redirectTo } from '../../shared/pages/redirectTo.tsx';
import { screen } from '../../shared/pages/screen.ts';

const analyticsPage = (page: Extract<keyof typeof paths & PageHandle['page'], `analytics${string}`>, lazy: LazyPage) =>
  screen(paths[page], { page, lowestRole: 'OrganizationUnitAdmin' }, lazy);

/** The four pages of analytics. */
export const analyticsRoutes: RouteObject[] = [
  { path: paths.analytics, handle: { page: 'analytics', lowestRole: 'OrganizationUnitAdmin' } satisfies PageHandle, Component: redirectTo(paths.analyticsUserActivity) },
  analyticsPage('analyticsUserActivity', lazyPage(async () => (await import('./UserActivityPage.tsx')).UserActivityPage)),
  analyticsPage('analyticsContentItems', lazyPage(async () => (await import('./ContentItemsPage.tsx')).ContentItemsPage)),
  analyticsPage('analyticsEngagements', lazyPage(async () => (await import('./EngagementsPage.tsx')).EngagementsPage)),
  analyticsPage('analyticsUserContentViews', lazyPage(async () => (await import('./UserContentViewsPage.tsx')).UserContentViewsPage)),
];
