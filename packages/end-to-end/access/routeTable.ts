import { contentSegments, paths } from '../../console/src/ground/paths.ts';
import { entryMessages } from '../../console/src/messages/entry.ts';
import type { Account } from '../harness/accounts.ts';

/**
 * Outcome of an address: its page is shown; it is shown with a refusal in place of what belongs to the whole
 * tenant; or the console redirects.
 */
type RouteOutcome = 'shown' | 'refused' | `to ${string}`;
type RouteExpectation = Record<Account, RouteOutcome>;

/** A row of the table. */
export interface RouteRow {
  addresses: readonly string[];
  /** The heading of the page shown. */
  heading: string | RegExp;
  access: RouteExpectation;
}

const { dashboard, organizationAdd, settingsContent, users, analyticsUserActivity } = paths;
const toDashboard = `to ${dashboard}` as const;

const rules = {
  /** Anyone who is signed in. */
  everybody: { super: 'shown', solo: 'shown', unit: 'shown', new: 'shown', staff: 'shown' },
  /** Staff have the dashboard and their profile (decisions-core A12). */
  administrators: { super: 'shown', solo: 'shown', unit: 'shown', new: 'shown', staff: toDashboard },
  /** The organization (core §2 Access). */
  superAdministrators: { super: 'shown', solo: 'shown', unit: toDashboard, new: 'shown', staff: toDashboard },
  /** A page without grants: missing for a super administrator, hidden from everyone else (decisions-content N1). */
  ungranted: { super: 'shown', solo: 'shown', unit: toDashboard, new: 'shown', staff: toDashboard },
  /** Everyone has the preferences of the device; the rest is for super administrators (decisions-main 10). */
  settings: { super: 'shown', solo: 'shown', unit: 'refused', new: 'shown', staff: 'refused' },
} as const satisfies Record<string, RouteExpectation>;

const led = (administrators: string, staff: string): RouteExpectation => ({
  super: `to ${administrators}`,
  solo: `to ${administrators}`,
  unit: `to ${administrators}`,
  new: `to ${administrators}`,
  staff: `to ${staff}`,
});

const { pages } = entryMessages;
const row = (page: keyof typeof pages, access: keyof typeof rules | RouteExpectation, ...addresses: string[]): RouteRow => ({
  addresses,
  heading: pages[page].title,
  access: typeof access === 'string' ? rules[access] : access,
});

const id = '6f1b0c1e-8d1f-4a53-9e52-0c4f7a1f2b3c';

/** The access table of the console: each name of `paths`, so that an address without a row does not compile. */
const table: Record<keyof typeof paths, RouteRow> = {
  home: { ...row('signIn', 'everybody', paths.home), heading: entryMessages.signIn.title },
  loginCallback: row('signIn', led(dashboard, dashboard), paths.loginCallback),
  // Only accounts with a choice are asked.
  selectRole: row('selectRole', { ...led(dashboard, dashboard), super: 'shown' }, paths.selectRole),
  dashboard: row('dashboard', 'everybody', dashboard),
  // Chat is switched off at Prairie Homes.
  messages: row('messages', { ...rules.administrators, solo: toDashboard }, paths.messages),
  publishedContent: row('content', 'administrators', paths.publishedContent),
  calendar: row('calendar', 'administrators', paths.calendar),
  comments: row('comments', 'administrators', paths.comments),
  profile: row('profile', 'everybody', paths.profile),
  diagnostics: row('diagnostics', 'administrators', paths.diagnostics),
  // Summit Living has no organization yet.
  organization: row('organization', { ...rules.superAdministrators, new: `to ${organizationAdd}` }, paths.organization),
  organizationAdd: row('organizationAdd', 'superAdministrators', organizationAdd),
  users: row('users', 'administrators', users),
  userRoles: row('userRoles', 'administrators', paths.userRoles),
  userTags: row('userTags', 'administrators', paths.userTags),
  userTag: row('userTag', 'administrators', paths.userTag(id)),
  userDepartments: row('userDepartments', 'administrators', paths.userDepartments),
  userAdd: row('users', 'administrators', paths.userAdd),
  userEdit: row('users', 'administrators', paths.userEdit(id)),
  settings: row('settings', led(settingsContent, settingsContent), paths.settings),
  settingsContent: row('settingsContent', 'settings', settingsContent),
  settingsNotifications: row('settingsNotifications', 'everybody', paths.settingsNotifications),
  settingsEmailTemplates: row('settingsEmailTemplates', 'settings', paths.settingsEmailTemplates),
  settingsSmsTemplates: row('settingsSmsTemplates', 'settings', paths.settingsSmsTemplates),
  settingsTheme: row('settingsTheme', 'settings', paths.settingsTheme),
  settingsAppContact: row('settingsAppContact', 'settings', paths.settingsAppContact),
  settingsAppSettings: row('settingsAppSettings', 'settings', paths.settingsAppSettings),
  analytics: row('analytics', led(analyticsUserActivity, dashboard), paths.analytics),
  analyticsUserActivity: row('analyticsUserActivity', 'administrators', analyticsUserActivity),
  analyticsContentItems: row('analyticsContentItems', 'administrators', paths.analyticsContentItems),
  analyticsEngagements: row('analyticsEngagements', 'administrators', paths.analyticsEngagements),
  analyticsUserContentViews: row('analyticsUserContentViews', 'administrators', paths.analyticsUserContentViews),
  contentPage: row('contentPage', { ...led(paths.contentItems('survey', id), dashboard), unit: toDashboard }, paths.contentPage('survey', id)),
  contentItems: row('contentPage', 'ungranted', ...contentSegments.map((type) => paths.contentItems(type, id))),
  // A missing item is reported under the name of its kind, below the title that the page has while it loads.
  contentItemAdd: { ...row('contentPage', 'ungranted', paths.contentItemAdd('survey', id)), heading: /^(Content page|New survey)$/ },
  contentItemEdit: { ...row('contentPage', 'ungranted', paths.contentItemEdit('survey', id, id)), heading: /^(Content page|Survey)$/ },
  contentSettings: row('contentPage', 'ungranted', paths.contentSettings('survey', id)),
  contentItemContent: { ...row('contentPage', 'ungranted', paths.contentItemContent('image-gallery', id, id), paths.contentItemContent('resource', id, id)), heading: /^(Content page|Gallery|Album|Collection)$/ },
};

/** Every row, by name; only `/users` has no link, and just redirects. */
export const routeTable: readonly [name: string, row: RouteRow][] = [
  ...Object.entries(table),
  ['the root of users', row('users', led(users, dashboard), '/users')],
];
