import type { RouteObject } from 'react-router';
import { paths } from '../../ground/paths.ts';
import { lazyPage } from '../../shared/pages/lazyPage.ts';
import { screen } from '../../shared/pages/screen.ts';

/** The dashboard, which everyone may see. */
export const dashboardRoutes: RouteObject[] = [
  screen(
    paths.dashboard,
    { page: 'dashboard', allowsStaff: true },
    lazyPage(async () => (await import('./DashboardPage.tsx')).DashboardPage, {
      fetchReadsFirst: async () => (await import('./DashboardPage.tsx')).readsOfDashboard,
    }),
  ),
];
