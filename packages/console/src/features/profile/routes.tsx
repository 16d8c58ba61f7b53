import type { RouteObject } from 'react-router';
import { paths } from '../../ground/paths.ts';
import { lazyPage } from '../../shared/pages/lazyPage.ts';
import { screen } from '../../shared/pages/screen.ts';

/** The user's own profile. */
export const profileRoutes: RouteObject[] = [
  screen(paths.profile, { page: 'profile', allowsStaff: true }, lazyPage(async () => (await import('./ProfilePage.tsx')).ProfilePage)),
];
