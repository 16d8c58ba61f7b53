import type { RouteObject } from 'react-router';
import { paths } from '../../ground/paths.ts';
import { lazyPage } from '../../shared/pages/lazyPage.ts';
import { screen } from '../../shared/pages/screen.ts';

/** The page of facts for support. */
export const diagnosticsRoutes: RouteObject[] = [
  screen(paths.diagnostics, { page: 'diagnostics' }, lazyPage(async () => (await import('./DiagnosticsPage.tsx')).DiagnosticsPage)),
];
