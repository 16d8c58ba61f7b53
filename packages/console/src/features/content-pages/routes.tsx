import type { RouteObject } from 'react-router';
import { type ContentSegment, contentSegments, segmentsOfContainers } from '../../ground/paths.ts';
import { lazyPage } from '../../shared/pages/lazyPage.ts';
import type { PageHandle } from '../../shared/pages/pageHandle.ts';
import { redirectTo } from '../../shared/pages/redirectTo.tsx';
import { RouteProblem } from '../../shared/pages/RouteProblem.tsx';
import { screen } from '../../shared/pages/screen.ts';

type Parts = readonly (readonly [path: string, part?: PageHandle['part']])[];

const contentPage: PageHandle = { page: 'contentPage' };

/** Some parts of a page. Where the type has screens, one screen is for all of them: what frames them stays when the part changes. */
function routesOf(type: ContentSegment, name: 'page' | 'item', parts: Parts): RouteObject[] {
  const children = parts.map(([path, part]) => ({ path: `/content/${type}/:id/${path}`, handle: { ...contentPage, part } }));
  if (type !== 'social-feeds') return children.map(({ path, handle }) => screen(path, handle));
  return [{ lazy: lazyPage(async () => (await import('./screens.ts')).screens[type][name]()), ErrorBoundary: RouteProblem, children }];
}

/** The addresses of every content page: its items, an item's form, its settings, what an item holds. */
export const contentPageRoutes: RouteObject[] = [
  ...contentSegments.flatMap((type) => [
    { path: `/content/${type}/:id`, handle: contentPage, Component: redirectTo('items') },
    ...routesOf(type, 'page', [['items'], ['settings', 'pageSettings']]),
    ...routesOf(type, 'item', [['items/add', 'itemAdd'], ['items/edit/:itemId', 'itemEdit']]),
  ]),
  ...segmentsOfContainers.map((type) => screen(`/content/${type}/:id/items/content/:itemId`, { ...contentPage, part: 'itemContent' })),
];
