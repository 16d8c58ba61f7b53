import { describe, expect, test } from 'vitest';
import { actors, openTestWorld, type TestScope } from '../testWorld.ts';

interface Tag {
  id: string;
  name: string;
  isUserExclusive: boolean;
  membersCount: number;
}

interface Department {
  id: string;
  name: string;
}

interface Users {
  totalElementCount: number;
  results: { organizationDepartmentId: string | null }[];
}

// One world for all: creating one takes longer than these tests.
const world = openTestWorld();

const tags = async (scope: TestScope = actors.super) => (await world.call<{ results: Tag[] }>(scope, 'listTags', { parameters: { page: 0, size: 999 } })).body.results;
const tagNamed = async (name: string) => (await tags()).find((tag) => tag.name === name) ?? { id: '', name: '', isUserExclusive: false, membersCount: -1 };
const createTag = (scope: TestScope, name: string) => world.call<Tag>(scope, 'createTag', { body: { name } });
const deleteTag = (scope: TestScope, id: string) => world.call(scope, 'deleteTag', { parameters: { id } });
const departments = async () => (await world.call<Department[]>(actors.super, 'listDepartments')).body;
const members = (scope: TestScope, parameters: Record<string, string>) => world.call<Users>(scope, 'listUsers', { parameters: { page: 0, size: 999, ...parameters } });

describe('a tag', () => {
  test('A tag is stored with a leading @ and has no members yet', async () => {
    const { status, body } = await createTag(actors.super, 'Carers2');
    expect([status, body.name, body.membersCount, body.isUserExclusive]).toEqual([201, '@Carers2', 0, false]);
    expect((await tags()).map((tag) => tag.name)).toContain('@Carers2');
  });

  test('A tag that exists in the tenant is refused in any letter case, also to a unit administrator', async () => {
    expect((await createTag(actors.unit, 'NURSES')).status).toBe(409);
    expect((await createTag(actors.unit, 'lifeguards')).status).toBe(201);
    expect((await createTag(actors.super, 'équipe')).status).toBe(201);
    expect((await createTag(actors.super, 'ÉQUIPE')).status, 'letters beyond English').toBe(409);
  });

  test('A tag is suggested by a part of its name in any letter case', async () => {
    await createTag(actors.super, 'Économat');
    const hints = async (query: string) => (await world.call<Tag[]>(actors.super, 'listTagHints', { parameters: { query } })).body.map(({ name }) => name);
    expect(await hints('ÉCO')).toEqual(['@Économat']);
    expect(await hints('@éco')).toEqual(['@Économat']);
  });

  test('A tag is removed from the people who have it when it is deleted', async () => {
    const nurses = await tagNamed('@nurses');
    expect(nurses.membersCount).toBeGreaterThan(0);
    expect((await deleteTag(actors.super, nurses.id)).status).toBe(204);
    expect((await members(actors.super, { withTag: nurses.id })).body.totalElementCount).toBe(0);
    expect((await deleteTag(actors.super, nurses.id)).status).toBe(404);
  });

  test('A tag of one person alone cannot be deleted, and no tag by a unit administrator', async () => {
    expect((await deleteTag(actors.super, (await tagNamed('@margaretchenwhitaker')).id)).status).toBe(409);
    expect((await deleteTag(actors.unit, (await tagNamed('@managers')).id)).status).toBe(403);
  });

  test('A tag has for a unit administrator the count of the members who are listed for the role', async () => {
    for (const tag of await tags(actors.unit)) {
      expect(tag.membersCount).toBe((await members(actors.unit, { withTag: tag.id })).body.totalElementCount);
    }
  });
});

describe('a department', () => {
  test('A department is created, renamed and deleted', async () => {
    const made = await world.call<Department>(actors.super, 'createDepartment', { body: { name: ' Pharmacy ' } });
    expect([made.status, made.body.name]).toEqual([201, 'Pharmacy']);
    const parameters = { id: made.body.id };
    expect((await world.call<Department>(actors.super, 'updateDepartment', { parameters, body: { name: 'PHARMACY' } })).body.name).toBe('PHARMACY');
    expect((await world.call(actors.super, 'deleteDepartment', { parameters })).status).toBe(204);
    expect((await world.call(actors.super, 'getDepartment', { parameters })).status).toBe(404);
  });

  test('A department needs two letters besides blanks, and a name that no other department has', async () => {
    const [first, second] = await departments();
    const named = async (name: string) => (await world.call(actors.super, 'createDepartment', { body: { name } })).status;
    expect([await named(' x '), await named(first?.name.toUpperCase() ?? '')]).toEqual([400, 409]);
    expect([await named('Éc'), await named('ÉC'), await named('éc')]).toEqual([201, 409, 409]);
    expect((await world.call(actors.super, 'updateDepartment', { parameters: { id: second?.id }, body: { name: first?.name } })).status).toBe(409);
  });

  test('A department leaves its members without a department when it is deleted', async () => {
    const all = (await members(actors.super, {})).body.results;
    const id = all.find((user) => user.organizationDepartmentId !== null)?.organizationDepartmentId ?? '';
    expect((await world.call(actors.super, 'deleteDepartment', { parameters: { id } })).status).toBe(204);
    expect((await members(actors.super, {})).body.results.filter((user) => user.organizationDepartmentId === id)).toEqual([]);
  });

  test('A department is read but not changed by a unit administrator', async () => {
    const [first] = await departments();
    const parameters = { id: first?.id };
    expect((await world.call(actors.unit, 'getDepartment', { parameters })).status).toBe(200);
    expect((await world.call(actors.unit, 'createDepartment', { body: { name: 'Pharmacy' } })).status).toBe(403);
    expect((await world.call(actors.unit, 'updateDepartment', { parameters, body: { name: 'Pharmacy' } })).status).toBe(403);
    expect((await world.call(actors.unit, 'deleteDepartment', { parameters })).status).toBe(403);
  });
});
