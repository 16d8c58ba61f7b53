import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import { contentSegments, paths } from '../ground/paths.ts';
import { routes } from './routes.tsx';

/** Pattern of the route that an address reaches. */
function routeOf(address: string): string | undefined {
  return matchRoutes(routes, address)?.at(-1)?.route.path;
}

/** Pattern of every route, alone on the screen or in the shell, that has no page named for it, its own or one around it. */
function patternsWithoutPage(level: readonly RouteObject[]): string[] {
  return level
    .filter(({ handle }) => handle === undefined)
    .flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...patternsWithoutPage(children ?? [])]);
}

/** Patterns of all routes that can be shown directly. */
function patternsOf(level: readonly RouteObject[]): string[] {
  return level.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...patternsOf(children ?? [])]);
}

/** Names and patterns of all routes that the specification names. */
function namesOf(level: readonly RouteObject[]): [string, string][] {
  return level.flatMap(({ id, path = '', children }) => [...(id === undefined ? [] : [[id, path] as [string, string]]), ...namesOf(children ?? [])]);
}

const fixed = Object.entries(paths).flatMap(([name, address]): [string, string][] => (typeof address === 'string' ? [[name, address]] : []));

const made: [string, string][] = [
  ['userTag', paths.userTag('t/1')],
  ['userEdit', paths.userEdit('u 1')],
  ...contentSegments.flatMap((type): [string, string][] => [
    [`contentPage of ${type}`, paths.contentPage(type, 'p1')],
    [`contentItems of ${type}`, paths.contentItems(type, 'p1')],
    [`contentItemAdd of ${type}`, paths.contentItemAdd(type, 'p1')],
    [`contentItemEdit of ${type}`, paths.contentItemEdit(type, 'p1', 'i1')],
    [`contentSettings of ${type}`, paths.contentSettings(type, 'p1')],
  ]),
  ['albums', paths.contentItemContent('image-gallery', 'p1', 'i1')],
  ['folders', paths.contentItemContent('resource', 'p1', 'i1')],
];

describe('Every address of the console', () => {
  test.each([...fixed, ...made])('The address %s (%s) has a route', (_, address) => {
    expect(routeOf(address)).toBeDefined();
    expect(routeOf(address)).not.toBe('*');
  });

  test('Every route has an address, except the root of users, which redirects', () => {
    const reached = new Set([...fixed, ...made].map(([, address]) => routeOf(address)));
    const unreached = patternsOf(routes).filter((path) => !reached.has(path));
    expect(unreached).toEqual(['/users', '*']);
  });

  test('Every route names its page, redirects included, so that the heading never shows another page for a moment', () => {
    expect(patternsWithoutPage(routes)).toEqual([]);
  });

  test('Every address of the console that is made from an id keeps the id in one piece', () => {
    expect(matchRoutes(routes, paths.userTag('t/1'))?.at(-1)?.params).toEqual({ tagId: 't/1' });
  });

  test.each(['/nowhere', '/users/nobody/at/all', '/content/survey', '/content/unknown-type/p1/items', '/content/gallery/p1/items/content/i1'])(
    'Addresses other than those (%s) are not found',
    (address) => {
      expect(routeOf(address)).toBe('*');
    },
  );
});

/** What the names of a type's routes begin with, and its part of their addresses (content §2, decisions-content O7, O8, SHELL-22). */
const contentNames = [
  ['ContentSurvey', 'survey'],
  ['ContentSocialFeed', 'social-feeds'],
  ['ContentSuggestionBox', 'suggestion-box'],
  ['ContentFeedbackLoop', 'feedback-loops'],
  ['ContentGallery', 'gallery'],
  ['ContentImageGallery', 'image-gallery'],
  ['ContentResource', 'resource'],
  ['ContentContactDirectory', 'contact-directory'],
] as const;

describe('The names of routes in the specification', () => {
  const names = new Map(namesOf(routes));

  test.each([
    ['Home', '/'],
    ['login-callback', '/login-callback'],
    ['SelectRole', '/select-role'],
    ['Dashboard', '/dashboard'],
    ['Chat', '/messages'],
    ['Content', '/content'],
    ['Profile', '/me'],
    ['Diagnostics', '/diag'],
    ['Organization', '/organization'],
    ['Add Organization', '/organization/add'],
    ['Users', '/users'],
    ['Add User', '/users/add'],
    ['Edit User', '/users/edit/:id'],
    ['Settings', '/app-settings'],
    ['SettingsContent', '/app-settings/content'],
    ['SettingsEmailTemplates', '/app-settings/email-templates'],
    ['SettingsSMSTemplates', '/app-settings/sms-templates'],
    ['SettingsTheme', '/app-settings/theme'],
    ['SettingsAppContact', '/app-settings/app'],
    ['SettingsAppSettings', '/app-settings/app/settings'],
    ['Analytics', '/analytics'],
    ['ContentResourceContent', '/content/resource/:id/items/content/:itemId'],
    ['ContentImageGalleryContent', '/content/image-gallery/:id/items/content/:itemId'],
  ])('The route %s has the specified name %s', (name, pattern) => {
    expect(names.get(name)).toBe(pattern);
  });

  test.each(contentNames)('The routes of %s have the specified addresses below /content/%s', (name, segment) => {
    const parts = { '': '', Items: '/items', ItemsAdd: '/items/add', ItemsEdit: '/items/edit/:itemId', Settings: '/settings' };
    for (const [part, path] of Object.entries(parts)) expect(names.get(`${name}${part}`)).toBe(`/content/${segment}/:id${path}`);
  });

  test('No name of a route is given twice, which the router refuses', () => {
    expect(namesOf(routes)).toHaveLength(names.size);
  });
});
