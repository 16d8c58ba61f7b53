import type { RouteObject } from 'react-router';
import { type ContentSegment, contentSegments, paths, segmentsOfContainers } from '../ground/paths.ts';

const inCapitals = (text: string) => text.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
/** 'SocialFeed' of 'social-feeds'. */
const typeName = (type: ContentSegment) => inCapitals(type).replace(/s$/, '');

const partNames = { '': '', '/items': 'Items', '/items/add': 'ItemsAdd', '/items/edit/:itemId': 'ItemsEdit', '/settings': 'Settings' };

const contentRoutes = contentSegments.flatMap((type) =>
  Object.entries(partNames).map(([part, name]) => [`/content/${type}/:id${part}`, `Content${typeName(type)}${name}`]),
);
const containerRoutes = segmentsOfContainers.map((type) => [`/content/${type}/:id/items/content/:itemId`, `Content${typeName(type)}Content`]);

/** The names that differ from those of `paths`. */
const ownNames: Readonly<Record<string, string>> = {
  loginCallback: 'login-callback',
  messages: 'Chat',
  publishedContent: 'Content',
  organizationAdd: 'Add Organization',
  users: 'UsersList',
  userAdd: 'Add User',
  settingsSmsTemplates: 'SettingsSMSTemplates',
};
const fixedRoutes = Object.entries(paths).flatMap(([key, path]) => (typeof path === 'string' ? [[path, ownNames[key] ?? inCapitals(key)]] : []));

/** The names of the routes by their patterns, as the specification gives them (core §2, decisions-content O7, O8). */
const routeNames: Readonly<Record<string, string>> = {
  ...(Object.fromEntries([...fixedRoutes, ...contentRoutes, ...containerRoutes]) as Record<string, string>),
  '/users': 'Users',
  '/users/edit/:id': 'Edit User',
};

/** The routes with their names as ids: what the router reports of a page is called as in the specification. */
export function withNames(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const name = route.path === undefined ? undefined : routeNames[route.path];
    // One without children of its own is a page like the others; the router types distinguish them by `index`.
    return { ...route, ...(name !== undefined && { id: name }), ...(route.children && { children: withNames(route.children) }) } as RouteObject;
  });
}
