import type { RouteObject } from 'react-router';
import { paths } from '../../ground/paths.ts';
import { lazyPage } from '../../shared/pages/lazyPage.ts';
import { screen } from '../../shared/pages/screen.ts';

/** The calendar of publications. */
export const calendarRoutes: RouteObject[] = [screen(paths.calendar, { page: 'calendar' }, lazyPage(async () => (await import('./page.ts')).calendarPage()))];
