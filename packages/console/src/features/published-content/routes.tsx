import type { RouteObject } from 'react-router';
import { paths } from '../../ground/paths.ts';
import { lazyPage } from '../../shared/pages/lazyPage.ts';
import { screen } from '../../shared/pages/screen.ts';

/** The list of all published content. */
export const publishedContentRoutes: RouteObject[] = [
  screen(
    paths.publishedContent,
    { page: 'content' },
    lazyPage(async () => (await import('./PublishedContentPage.tsx')).PublishedContentPage, {
      fetchReadsFirst: async () => (await import('./readsOfPublishedContent.ts')).readsOfPublishedContent,
    }),
  ),
];
