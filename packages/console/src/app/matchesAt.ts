import { matchRoutes, type RouteObject } from 'react-router';

type Matches = NonNullable<ReturnType<typeof matchRoutes>>;

/** As many as someone presses in a while; what is looked for again is found again. */
const most = 50;

const known = new WeakMap<RouteObject[], Map<string, Matches>>();

/**
 * The routes at a path, each inside the one before it. Found once for each path: the router goes through all routes every time
 * (7 ms with the processor slowed four times), and a press asks for the same path more than once. Not to be changed.
 */
export function matchesAt(routes: RouteObject[], pathname: string): Matches {
  const paths = known.get(routes) ?? new Map<string, Matches>();
  known.set(routes, paths);
  const matches = paths.get(pathname) ?? matchRoutes(routes, pathname) ?? [];
  if (paths.size >= most) paths.clear();
  paths.set(pathname, matches);
  return matches;
}
