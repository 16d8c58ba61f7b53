import { expect, test } from 'vitest';
import { paths } from '../../ground/paths.ts';
import { tabOfAddress } from './userTabs.ts';

test.each([
  [paths.users, 'users'],
  [paths.userAdd, 'users'],
  [paths.userEdit('u1'), 'users'],
  [paths.userRoles, 'roles'],
  [paths.userTags, 'tags'],
  [paths.userTag('t1'), 'tags'],
  [paths.userDepartments, 'departments'],
])('the address %s belongs to the tab %s', (address, tab) => {
  expect(tabOfAddress(address)).toBe(tab);
});
