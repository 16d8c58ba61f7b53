import type { Locator, Page } from '@playwright/test';
import { paths } from '../../console/src/ground/paths.ts';
import type { Account } from '../harness/accounts.ts';
import { openProfileMenu } from '../harness/session.ts';

/** How an account finds an action: offered, refused with a reason, or absent. */
export type ActOutcome = 'offered' | 'refused' | 'absent';

/** A row of the table. */
export interface ActRow {
  /** The page of the action. */
  address: string;
  /** Its control, on the open page. */
  control: (page: Page) => Locator;
  /** Opens what holds the control. */
  open?: (page: Page) => Promise<void>;
  access: Record<Account, ActOutcome>;
}

const rules = {
  everybody: { super: 'offered', solo: 'offered', new: 'offered', unit: 'offered', staff: 'offered' },
  administrators: { super: 'offered', solo: 'offered', new: 'offered', unit: 'offered', staff: 'absent' },
  superAdministrators: { super: 'offered', solo: 'offered', new: 'offered', unit: 'absent', staff: 'absent' },
  /** Shown to unit administrators with a reason for the refusal. */
  refusedToUnits: { super: 'offered', solo: 'offered', new: 'offered', unit: 'refused', staff: 'absent' },
  /** For accounts with tenants or roles to choose from. */
  withChoice: { super: 'offered', solo: 'absent', new: 'absent', unit: 'absent', staff: 'absent' },
  unitAdministrators: { super: 'absent', solo: 'absent', new: 'absent', unit: 'offered', staff: 'absent' },
} as const satisfies Record<string, Record<Account, ActOutcome>>;

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
const inNavigation = (name: string | RegExp) => (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const menuItem = (role: 'menuitem' | 'menuitemcheckbox', name: string) => (page: Page) => page.getByRole(role, { name });

/** The access table of the screens: the actions of each account where rights differ. Chat is off at Prairie Homes. */
export const actTable: Record<string, ActRow> = {
  'the navigation': { address: paths.dashboard, control: (page) => page.getByRole('navigation', { name: 'Main' }), access: rules.administrators },
  'the side bar': { address: paths.dashboard, control: (page) => page.getByRole('region', { name: 'Noticeboard' }), access: rules.administrators },
  'Users in the navigation': { address: paths.dashboard, control: inNavigation('Users'), access: rules.administrators },
  'Organization in the navigation': { address: paths.dashboard, control: inNavigation('Organization'), access: rules.superAdministrators },
  'Settings in the navigation': { address: paths.dashboard, control: inNavigation('Settings'), access: rules.superAdministrators },
  'Messages in the navigation': { address: paths.dashboard, control: inNavigation(/^Messages(?: \(\d+\))?$/), access: { ...rules.administrators, solo: 'absent' } },
  'the change of role': { address: paths.dashboard, control: button(/Change role$/), access: rules.withChoice },
  'what the numbers count, where the chart counts less': { address: paths.dashboard, control: (page) => page.getByText(/These numbers count all of/), access: rules.unitAdministrators },
  'Settings in the own menu': { address: paths.dashboard, open: openProfileMenu, control: menuItem('menuitem', 'Settings'), access: rules.everybody },
  'the type under names in the navigation, in the own menu': { address: paths.dashboard, open: openProfileMenu, control: menuItem('menuitemcheckbox', 'Show content type in navigation'), access: rules.administrators },
  'the type under names in the navigation, in Settings': { address: paths.settingsAppSettings, control: (page) => page.getByRole('switch', { name: /Show content type/ }), access: rules.administrators },
  'the switch of chat': { address: paths.settingsAppSettings, control: (page) => page.getByRole('switch', { name: /[Cc]hat/ }), access: rules.superAdministrators },
  'the filter of Published Content by node': { address: paths.publishedContent, control: button(/Filter by organization$/), access: rules.superAdministrators },
  'Add User': { address: paths.users, control: button('Add user'), access: rules.administrators },
  'the import of users': { address: paths.users, control: button(/^Import/), access: rules.administrators },
  'Add role': { address: paths.userRoles, control: button('Add role'), access: rules.administrators },
  'Add tag': { address: paths.userTags, control: button('Add tag'), access: rules.administrators },
  'Add department': { address: paths.userDepartments, control: button('Add department'), access: rules.refusedToUnits },
};
