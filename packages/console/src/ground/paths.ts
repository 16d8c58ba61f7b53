import { entryMessages } from '../messages/entry.ts';

/** The part of an address that names a type of content pages (core §2). */
export type ContentSegment = keyof typeof entryMessages.items;

/** Those of all types: an item's page needs a title before anything else of its type is fetched, so that the words are the list. */
export const contentSegments = Object.keys(entryMessages.items) as readonly ContentSegment[];

/** Of these, the ones whose items contain containers: albums of an image gallery and folders of a resource. */
export const segmentsOfContainers = ['image-gallery', 'resource'] as const satisfies readonly ContentSegment[];

const segment = encodeURIComponent;

const contentPage = (type: ContentSegment, id: string) => `/content/${type}/${segment(id)}`;

/**
 * Every address of the console. A link is made here and nowhere else; a test walks each through the route table.
 * The routes have the names of the specification: `app/routeNames.ts`.
 */
export const paths = {
  home: '/',
  loginCallback: '/login-callback',
  selectRole: '/select-role',
  dashboard: '/dashboard',
  messages: '/messages',
  publishedContent: '/content',
  calendar: '/calendar',
  comments: '/comments',
  profile: '/me',
  diagnostics: '/diag',
  organization: '/organization',
  organizationAdd: '/organization/add',
  users: '/users/list',
  userRoles: '/users/roles',
  userTags: '/users/tags',
  userTag: (tagId: string) => `/users/tags/${segment(tagId)}`,
  userDepartments: '/users/departments',
  userAdd: '/users/add',
  userEdit: (id: string) => `/users/edit/${segment(id)}`,
  settings: '/app-settings',
  settingsContent: '/app-settings/content',
  settingsNotifications: '/app-settings/notifications',
  settingsEmailTemplates: '/app-settings/email-templates',
  settingsSmsTemplates: '/app-settings/sms-templates',
  settingsTheme: '/app-settings/theme',
  settingsAppContact: '/app-settings/app',
  settingsAppSettings: '/app-settings/app/settings',
  analytics: '/analytics',
  analyticsUserActivity: '/analytics/user-activity',
  analyticsContentItems: '/analytics/content-items',
  analyticsEngagements: '/analytics/engagements',
  analyticsUserContentViews: '/analytics/user-content-views',
  contentPage,
  contentItems: (type: ContentSegment, id: string) => `${contentPage(type, id)}/items`,
  contentItemAdd: (type: ContentSegment, id: string) => `${contentPage(type, id)}/items/add`,
  contentItemEdit: (type: ContentSegment, id: string, itemId: string) => `${contentPage(type, id)}/items/edit/${segment(itemId)}`,
  contentSettings: (type: ContentSegment, id: string) => `${contentPage(type, id)}/settings`,
  contentItemContent: (type: (typeof segmentsOfContainers)[number], id: string, itemId: string) =>
    `${contentPage(type, id)}/items/content/${segment(itemId)}`,
} as const;

/** Messages, with a new conversation with these people. */
export const messagesTo = (userIds: readonly string[]): string => `${paths.messages}?to=${userIds.join(',')}`;

/** Whether a path is a place of the console or inside it. Paths are canonical (`canonicalPath`), so text decides. */
export const liesWithin = (pathname: string, place: string): boolean => pathname === place || pathname.startsWith(`${place}/`);
