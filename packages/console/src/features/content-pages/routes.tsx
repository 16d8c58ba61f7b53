import type { RouteObject } from 'react-router';
import { contentSegments, segmentsOfContainers } from '../../ground/paths.ts';
import { lazyPage } from '../../shared/pages/lazyPage.ts';
import type { PageHandle } from '../../shared/pages/pageHandle.ts';
import { redirectTo } from '../../shared/pages/redirectTo.tsx';
import { screen } from '../../shared/pages/screen.ts';

const contentPage: PageHandle = { page: 'contentPage' };
const contentParts: readonly [path: string, part?: PageHandle['part']][] = [
  ['items'],
  ['items/add', 'itemAdd'],
  ['items/edit/:itemId', 'itemEdit'],
  ['settings', 'pageSettings'],
];

/** The addresses of every content page: its items, an item's form, its settings, what an item holds. */
export const contentPageRoutes: RouteObject[] = [
  ...contentSegments.flatMap((type) => [
    { path: `/content/${type}/:id`, handle: contentPage, Component: redirectTo('items') },
    ...contentParts.map(([path, part]) =>
      screen(`/content/${type}/:id/${path}`, { ...contentPage, part }, lazyPage(async () => (await import('./screens.ts')).screenOf(type, path))),
    ),
  ]),
  ...segmentsOfContainers.map((type) => screen(`/content/${type}/:id/items/content/:itemId`, { ...contentPage, part: 'itemContent' })),
];
