import { describe, expect, test } from 'vitest';
import { actors, openTestWorld, type TestScope } from './testWorld.ts';

const world = openTestWorld();

interface Page {
  results: { id: string; name: string; username: string }[];
  totalElementCount: number;
}

const users = async (scope: TestScope, parameters: Record<string, string | number> = {}) =>
  (await world.call<Page>(scope, 'listUsers', { parameters: { page: 0, size: 999, ...parameters } })).body;

describe('users', () => {
  test('Users are listed by name without regard to accents', async () => {
    const { results, totalElementCount } = await users(actors.super);
    expect(totalElementCount).toBe(60);
    expect(results.slice(0, 3).map((user) => user.name)).toEqual(['Aaliyah Hassan', 'Adébáyò Ògúnlésì', 'Agnieszka Wójcik-Łukaszewska']);
  });

  test('Users of the role’s nodes are listed for a unit administrator', async () => {
    const { totalElementCount } = await users(actors.unit);
    expect(totalElementCount).toBeGreaterThan(5);
    expect(totalElementCount).toBeLessThan(60);
  });

  test('Users with a tag and without it are all users', async () => {
    const tags = (await world.call<Page>(actors.super, 'listTags', { parameters: { page: 0, size: 50 } })).body.results;
    const id = tags[0]?.id ?? '';
    const [withTag, withoutTag] = [await users(actors.super, { withTag: id }), await users(actors.super, { withoutTag: id })];
    expect(withTag.totalElementCount + withoutTag.totalElementCount).toBe(60);
  });

  test('Users are found by part of a name, typed without accents', async () => {
    const found = await world.call<Page>(actors.super, 'searchUsers', { body: { searchedPhrase: 'cote', page: 0, pageSize: 20 } });
    expect(found.body.results.map((user) => user.name)).toContain('Gabriel Côté');
  });

  test('Users outside the own nodes are hidden from a unit administrator, except those who supervise the own people', async () => {
    const outsider = (await users(actors.super)).results.find((user) => user.name === 'Aroha Tāwhiri');
    const get = (id: string | undefined) => world.call<{ name: string }>(actors.unit, 'getUser', { parameters: { id } });
    expect((await get(outsider?.id)).status).toBe(403);
    const own = (await users(actors.unit)).results.find((user) => user.username !== 'unit');
    expect((await get(own?.id)).status).toBe(200);
    await world.call(actors.super, 'assignUserSupervisor', { parameters: { id: own?.id, userId: outsider?.id } });
    expect((await get(outsider?.id)).body.name).toBe('Aroha Tāwhiri');
  });

  test('Users of another tenant do not exist', async () => {
    const staff = (await users(actors.super)).results.find((user) => user.username === 'staff');
    expect((await world.call(actors.solo, 'getUser', { parameters: { id: staff?.id } })).status).toBe(404);
  });
});

test('roles are read from an offset, some at depths that the console would not offer', async () => {
  const all = (await world.call<Page>(actors.super, 'listRoles', { parameters: { from: 0, count: 999 } })).body;
  const rest = (await world.call<Page>(actors.super, 'listRoles', { parameters: { from: 3, count: 2 } })).body;
  expect(rest.results).toEqual(all.results.slice(3, 5));
  expect(all.results.map((role) => role.name)).toContain('Regional director, Harbour City');
});

test('a username is taken in any letter case', async () => {
  const unique = async (name: string) => (await world.call<{ isUnique: boolean }>(actors.super, 'checkUsername', { parameters: { name } })).body.isUnique;
  expect([await unique('SUPER'), await unique('superb')]).toEqual([false, true]);
});
