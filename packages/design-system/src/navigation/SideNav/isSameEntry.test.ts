import { expect, test } from 'vitest';
import { isSameEntry } from './isSameEntry.ts';
import type { SideNavEntry } from './sideNavTypes.ts';

const link = { id: 'users', label: 'Users', href: '/users', isCurrent: false };
const group: SideNavEntry = { id: 'analytics', label: 'Analytics', children: [{ id: 'activity', label: 'Activity', href: '/activity' }] };

test('An entry made anew with the same content is the same', () => {
  expect(isSameEntry({ ...link }, { ...link })).toBe(true);
  expect(isSameEntry(group, { ...group, children: [{ ...group.children![0]! }] })).toBe(true);
});

test('An entry that becomes the current one, or whose name, count or links change, is another', () => {
  const others: SideNavEntry[] = [{ ...link, isCurrent: true }, { ...link, label: 'Users (1)' }, { ...link, badge: 1 }, { ...link, children: [] }, { id: 'users', label: 'Users' }];
  for (const other of others) expect(isSameEntry(link, other)).toBe(false);
  expect(isSameEntry(group, { ...group, children: [{ ...group.children![0]!, isCurrent: true }] })).toBe(false);
  expect(isSameEntry(group, { ...group, children: [] })).toBe(false);
});
