import type { RouteObject } from 'react-router';
import { paths } from '../../ground/paths.ts';
import { lazyPage } from '../../shared/pages/lazyPage.ts';
import { screen } from '../../shared/pages/screen.ts';

/** The inbox of the comments of all feeds. */
export const commentRoutes: RouteObject[] = [screen(paths.comments, { page: 'comments' }, lazyPage(async () => (await import('./page.ts')).commentsPage()))];
