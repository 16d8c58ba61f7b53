import { matchRoutes, type RouteObject } from 'react-router';

type Matches = NonNullable<ReturnType<typeof matchRoutes>>;

/** Most paths kept; beyond that it starts again. */
const most = 50;

const known = new WeakMap<RouteObject[], Map<string, Matches>>();

/**
 * The routes at a path, each inside the one before it. Found once for each path: the router goes through all routes every time
 * (7 ms with the processor slowed four times), and a press asks for the same path more than once. Not to be changed.
 */
export function matchesAt(routes: RouteObject[], pathname: string): Matches {
  let paths = known.get(routes);
  if (paths === undefined || paths.size >= most) known.set(routes, (paths = new Map()));
  const matches = paths.get(pathname) ?? matchRoutes(routes, pathname) ?? [];
  paths.set(pathname, matches);
  return matches;
}
