import type { RouteObject } from 'react-router';
import { type ContentSegment, contentSegments, segmentsOfContainers } from '../../ground/paths.ts';
import { lazyPage } from '../../shared/pages/lazyPage.ts';
import type { PageHandle } from '../../shared/pages/pageHandle.ts';
import { redirectTo } from '../../shared/pages/redirectTo.tsx';
import { screen } from '../../shared/pages/screen.ts';

const contentPage: PageHandle = { page: 'contentPage' };
const contentParts = (type: ContentSegment): readonly [path: string, what?: Pick<PageHandle, 'part' | 'item'>][] => [
  ['items'],
  ['items/add', { item: { of: type, isNew: true } }],
  ['items/edit/:itemId', { item: { of: type } }],
  ['settings', { part: 'pageSettings' }],
];

const partOf = (type: ContentSegment, path: string, what?: Pick<PageHandle, 'part' | 'item'>) =>
  screen(
    `/content/${type}/:id/${path}`,
    { ...contentPage, ...what },
    lazyPage(async () => (await import('./screens.ts')).screenOf(type, path), {
      fetchReadsFirst: async () => (await import('./readsOfContentPages.ts')).readsOfContentPage(type, path),
    }),
  );

/** The addresses of every content page: its items, an item's form, its settings, the contents of an item. */
export const contentPageRoutes: RouteObject[] = [
  ...contentSegments.flatMap((type) => [
    { path: `/content/${type}/:id`, handle: contentPage, Component: redirectTo('items') },
    ...contentParts(type).map(([path, what]) => partOf(type, path, what)),
  ]),
  ...segmentsOfContainers.map((type) => partOf(type, 'items/content/:itemId', { part: 'itemContent' })),
];
