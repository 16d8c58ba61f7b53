import type { TabItem } from '@noticeboard/design-system';
import { liesWithin, paths } from '../../ground/paths.ts';
import { userMessages } from '../../messages/users.ts';

const texts = userMessages.tabs;

/** The parts of Users, each at an address of its own (core §2). */
export const userTabs = [
  { id: 'users', label: texts.users, href: paths.users },
  { id: 'roles', label: texts.roles, href: paths.userRoles },
  { id: 'tags', label: texts.tags, href: paths.userTags },
  { id: 'departments', label: texts.departments, href: paths.userDepartments },
] as const satisfies readonly TabItem[];

/** The tab that an address belongs to: a tag's members belong to Tags, adding and editing a user to Users. */
export function tabOfAddress(pathname: string): (typeof userTabs)[number]['id'] {
  return userTabs.find(({ href }) => liesWithin(pathname, href))?.id ?? 'users';
}
