import type { components } from '@noticeboard/api-types/schema';
import { expect, test } from 'vitest';
import { boardOf } from './confirmationBoard.ts';

type Schemas = components['schemas'];

const at = '2026-11-20T09:00:00Z';
const role = (id: string, organizationNodeId: string | null) => ({ id, organizationNodeId }) as Schemas['Role'];
const roles = [role('north', 'north'), role('elm', 'elm'), role('south', 'south'), role('super', null)];
const user = (id: string, roleIds: string[], more: Partial<Schemas['User']> = {}) =>
  ({ id, name: id.toUpperCase(), isActive: true, roles: roleIds.map((each) => ({ id: each, roleTypeId: 't' })), tags: [], ...more }) as unknown as Schemas['User'];
const confirmed = (id: string) => ({ createdUtc: at, user: { id, name: id }, organizationNode: { name: 'North' } }) as unknown as Schemas['ReadConfirmation'];
const under = new Set(['north', 'elm']);
const names = new Map([['north', 'North'], ['elm', 'Elm House']]);
const board = (users: Schemas['User'][], confirmations: Schemas['ReadConfirmation'][] = [], tags: string[] = []) => boardOf({ users, roles, confirmations, departments: [{ id: 'nursing', name: 'Nursing' }] }, under, names, tags);

test('readers of a post are active people with a role at the node or below', () => {
  const users = [user('a', ['north']), user('b', ['super', 'elm'], { organizationDepartmentId: 'nursing' }), user('c', ['south']), user('d', ['super']), user('e', ['north'], { isActive: false }), user('f', [])];
  expect(board(users).readers).toEqual([
    { id: 'a', name: 'A', unitId: 'north', confirmedUtc: null },
    { id: 'b', name: 'B', unitId: 'elm', detail: 'Nursing', confirmedUtc: null },
  ]);
});

test('the board of confirmations lists first who has not confirmed, and the unit with the lowest share', () => {
  const users = [user('a', ['north']), user('b', ['north']), user('c', ['elm']), user('d', ['elm'])];
  const { readers, units } = board(users, [confirmed('a'), confirmed('b'), confirmed('c')]);
  expect(readers.map(({ id, confirmedUtc }) => [id, confirmedUtc])).toEqual([['d', null], ['a', at], ['b', at], ['c', at]]);
  expect(units).toEqual([
    { id: 'elm', name: 'Elm House', confirmed: 1, readers: 2 },
    { id: 'north', name: 'North', confirmed: 2, readers: 2 },
  ]);
});

test('tags of the post limit its readers', () => {
  const tag = { id: 'nurses', name: 'nurses', isUserExclusive: false };
  expect(board([user('a', ['north'], { tags: [tag] }), user('b', ['north'])], [], ['nurses']).readers.map(({ id }) => id)).toEqual(['a']);
});

test('confirmations of people who are no longer readers are counted apart, and never twice', () => {
  expect(board([user('a', ['north'])], [confirmed('a'), confirmed('gone'), confirmed('gone')])).toMatchObject({ units: [{ confirmed: 1 }], others: 1 });
});

test('two units with the same name can be told apart', () => {
  const twice = new Map([['north', 'Kitchen'], ['elm', 'Kitchen']]);
  const { units } = boardOf({ users: [user('a', ['north']), user('b', ['elm'])], roles, confirmations: [] }, under, twice, []);
  expect(units.map(({ name }) => name)).toEqual(['Kitchen', 'Kitchen (2)']);
});

test('units with the same share are listed with the larger one first', () => {
  const { units } = board([user('a', ['elm']), user('b', ['north']), user('c', ['north'])]);
  expect(units.map(({ name }) => name)).toEqual(['North', 'Elm House']);
});
