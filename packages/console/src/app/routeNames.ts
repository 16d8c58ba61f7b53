import type { RouteObject } from 'react-router';
import { type ContentSegment, paths, segmentsOfContainers } from '../ground/paths.ts';

const typeNames: Readonly<Record<ContentSegment, string>> = {
  survey: 'Survey',
  'social-feeds': 'SocialFeed',
  'suggestion-box': 'SuggestionBox',
  'feedback-loops': 'FeedbackLoop',
  gallery: 'Gallery',
  'image-gallery': 'ImageGallery',
  resource: 'Resource',
  'contact-directory': 'ContactDirectory',
};

const partNames: Readonly<Record<string, string>> = {
  '': '',
  '/items': 'Items',
  '/items/add': 'ItemsAdd',
  '/items/edit/:itemId': 'ItemsEdit',
  '/settings': 'Settings',
};

const contentRouteNames = Object.entries(typeNames).flatMap(([type, name]) =>
  Object.entries(partNames).map(([part, partName]) => [`/content/${type}/:id${part}`, `Content${name}${partName}`]),
);

/** The names of the routes by their patterns, as the specification gives them (core §2, decisions-content O7, O8). */
const routeNames: Readonly<Record<string, string>> = {
  [paths.home]: 'Home',
  [paths.loginCallback]: 'login-callback',
  [paths.selectRole]: 'SelectRole',
  [paths.dashboard]: 'Dashboard',
  [paths.messages]: 'Chat',
  [paths.publishedContent]: 'Content',
  [paths.profile]: 'Profile',
  [paths.diagnostics]: 'Diagnostics',
  [paths.organization]: 'Organization',
  [paths.organizationAdd]: 'Add Organization',
  '/users': 'Users',
  '/users/add': 'Add User',
  '/users/edit/:id': 'Edit User',
  [paths.settings]: 'Settings',
  [paths.settingsContent]: 'SettingsContent',
  [paths.settingsEmailTemplates]: 'SettingsEmailTemplates',
  [paths.settingsSmsTemplates]: 'SettingsSMSTemplates',
  [paths.settingsTheme]: 'SettingsTheme',
  [paths.settingsAppContact]: 'SettingsAppContact',
  [paths.settingsAppSettings]: 'SettingsAppSettings',
  [paths.analytics]: 'Analytics',
  ...Object.fromEntries(contentRouteNames),
  ...Object.fromEntries(segmentsOfContainers.map((type) => [`/content/${type}/:id/items/content/:itemId`, `Content${typeNames[type]}Content`])),
};

/** The routes with their names as ids: what the router reports of a page is called as in the specification. */
export function withNames(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const name = route.path === undefined ? undefined : routeNames[route.path];
    // One without children of its own is a page like the others; the router types tell them apart by `index`.
    return { ...route, ...(name !== undefined && { id: name }), ...(route.children && { children: withNames(route.children) }) } as RouteObject;
  });
}
