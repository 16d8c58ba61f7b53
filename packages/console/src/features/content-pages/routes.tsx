import type { RouteObject } from 'react-router';
import { type ContentSegment, contentSegments, segmentsOfContainers } from '../../ground/paths.ts';
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

const partOf = (type: ContentSegment, path: string, part?: PageHandle['part']) =>
  screen(`/content/${type}/:id/${path}`, { ...contentPage, part }, lazyPage(async () => (await import('./screens.ts')).screenOf(type, path)));

/** The addresses of every content page: its items, an item's form, its settings, what an item holds. */
export const contentPageRoutes: RouteObject[] = [
  ...contentSegments.flatMap((type) => [
    { path: `/content/${type}/:id`, handle: contentPage, Component: redirectTo('items') },
    ...contentParts.map(([path, part]) => partOf(type, path, part)),
  ]),
  ...segmentsOfContainers.map((type) => partOf(type, 'items/content/:itemId', 'itemContent')),
];
