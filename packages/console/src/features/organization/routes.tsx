import type { RouteObject } from 'react-router';
import { paths } from '../../ground/paths.ts';
import { lazyPage } from '../../shared/pages/lazyPage.ts';
import { screen } from '../../shared/pages/screen.ts';

/** The tree of nodes and the form that adds one. */
export const organizationRoutes: RouteObject[] = [
  screen(paths.organization, { page: 'organization', lowestRole: 'SuperAdmin' }, lazyPage(async () => (await import('./OrganizationPage.tsx')).OrganizationPage)),
  screen(paths.organizationAdd, { page: 'organizationAdd', lowestRole: 'SuperAdmin' }, lazyPage(async () => (await import('./AddOrganizationPage.tsx')).AddOrganizationPage)),
];
