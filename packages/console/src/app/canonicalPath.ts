import type { RouteObject } from 'react-router';
import { matchesAt } from './matchesAt.ts';

/**
 * The canonical path of an address: `/Messages//` leads where `/messages` does, and all code that compares
 * paths (navigation, tabs, drafts, unsaved work) compares text. The pattern of the route gives the fixed parts; ids stay
 * as they are written. A path that leads nowhere stays, too.
 */
export function canonicalPath(routes: RouteObject[], pathname: string): string {
  const pattern = matchesAt(routes, pathname).findLast(({ route }) => route.path !== undefined)?.route.path;
  if (pattern === undefined || pattern === '*') return pathname;
  const written = segmentsOf(pathname);
  return `/${segmentsOf(pattern)
    .map((segment, index) => (segment.startsWith(':') ? written[index] : segment))
    .join('/')}`;
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');
