import { beforeAll, describe, expect, test } from 'vitest';
import { actors, openTestWorld, type TestScope, type TestWorld } from '../testWorld.ts';

interface Person {
  id: string;
  name: string;
  username: string;
  email: string | null;
  phoneNumber: string | null;
  phoneLoginEnabled: boolean;
  isActive: boolean;
  lastActivity: string | null;
  roles: { id: string; name: string }[];
  tags: { id: string; name: string; isUserExclusive: boolean }[];
  organizationDepartmentId: string | null;
  supervisorId: string | null;
}
interface Problem {
  message: string;
}

let world: TestWorld;
/** A new world for the tests of a group, which use different people. */
const inNewWorld = () =>
  beforeAll(() => {
    world = openTestWorld();
  });
const sentBy = async (act: () => Promise<unknown>) => {
  const before = world.sent.length;
  await act();
  return world.sent.slice(before);
};

const everybody = async (scope: TestScope = actors.super) =>
  (await world.call<{ results: Person[] }>(scope, 'listUsers', { parameters: { page: 0, size: 999 } })).body.results;
const named = async (username: string) => {
  const person = (await everybody()).find((candidate) => candidate.username === username);
  if (person === undefined) throw new Error(`Nobody is called ${username}`);
  return person;
};
const create = (body: object, scope: TestScope = actors.super) => world.call<Person & Problem>(scope, 'createUser', { body });
const onUser = (operationId: string, id: string, rest: { parameters?: Record<string, string>; body?: object; scope?: TestScope } = {}) =>
  world.call<Person & Problem>(rest.scope ?? actors.super, operationId, { parameters: { id, ...rest.parameters }, ...(rest.body && { body: rest.body }) });
const inNorth = async () => {
  const person = (await everybody(actors.unit)).find(({ username }) => username !== 'unit');
  if (person === undefined) throw new Error('Nobody is in the North');
  return person;
};
const outsideNorth = async () => {
  const north = new Set((await everybody(actors.unit)).map(({ id }) => id));
  const person = (await everybody()).find(({ id, username }) => !north.has(id) && !['super', 'staff'].includes(username));
  if (person === undefined) throw new Error('Everybody is in the North');
  return person;
};
const listed = async (operationId: string, parameters: Record<string, number>) =>
  (await world.call<{ results: { id: string; name: string }[] }>(actors.super, operationId, { parameters })).body.results;
const roleNamed = async (name: string) => (await listed('listRoles', { from: 0, count: 999 })).find((role) => role.name === name)?.id ?? '';
const tagNamed = async (name: string) => (await listed('listTags', { page: 0, size: 999 })).find((tag) => tag.name === name)?.id ?? '';

describe('A new user', () => {
  inNewWorld();

  test('A new user is found immediately and invited by email', async () => {
    const made = await create({ name: ' Zoë Lindqvist ', username: 'zoelindqvist', email: 'zoe@harbourcare.example', phoneNumber: null });
    expect(world.sent).toMatchObject([{ kind: 'email', to: 'zoe@harbourcare.example', subject: 'Welcome to Harbour Care' }]);
    expect(world.sent[0]?.body).toContain('Hello Zoë Lindqvist');
    expect(made).toMatchObject({ status: 201, body: { name: 'Zoë Lindqvist', isActive: true, phoneLoginEnabled: false, roles: [], lastActivity: null } });
    const found = await world.call<{ results: Person[] }>(actors.super, 'searchUsers', { body: { searchedPhrase: 'zoe lind', page: 0, pageSize: 20 } });
    expect(found.body.results.map(({ id }) => id)).toEqual([made.body.id]);
  });

  test('A new user without an email address is invited by SMS', async () => {
    const sent = await sentBy(() => create({ name: 'By phone', username: 'byphone', phoneNumber: '+12505559999' }));
    expect(sent).toMatchObject([{ kind: 'sms', to: '+12505559999' }]);
  });

  test('A new user whose name is markup is written into the invitation as text', async () => {
    const [mail] = await sentBy(() => create({ name: '<img src=x onerror=alert(1)>', username: 'img', email: 'img@harbourcare.example' }));
    expect(mail?.body).toContain('&lt;img src=x');
    expect(mail?.body).not.toContain('<img');
  });

  test.each([
    [{ name: 'Other', username: 'SUPER' }, 409, 'taken'],
    [{ name: '  ', username: 'blank' }, 400, 'needs a name'],
    [{ name: 'Zoë', username: 'zoe', phoneNumber: '12' }, 400, 'international form'],
  ])('%j is refused with %i', async (body, status, words) => {
    const before = await everybody();
    const answer = await create(body);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toContain(words);
    expect(await everybody()).toEqual(before);
  });

  test('A new user cannot sign in with the phone number of another who does', async () => {
    const answer = await create({ name: 'Zoë', username: 'zoe', phoneNumber: '+12505550100', phoneLoginEnabled: true });
    expect(answer.status).toBe(409);
  });

  test('A new user of a unit administrator belongs to the administrator’s unit; staff create none', async () => {
    await create({ name: 'Nordic Newcomer', username: 'nordic' }, actors.unit);
    expect((await everybody(actors.unit)).map(({ username }) => username)).toContain('nordic');
    expect((await create({ name: 'Nobody', username: 'nobody' }, actors.staff)).status).toBe(403);
  });
});

describe('Existing people', () => {
  inNewWorld();

  const exists = async (body: object) => (await world.call<{ exists: boolean; name: string | null }>(actors.super, 'checkUserExistence', { body })).body;
  test('Someone who exists already is recognized by username, email or phone number, however it is written', async () => {
    expect(await exists({ phoneNumber: '+1 (250) 555-0100' })).toEqual({ exists: true, name: 'Margaret Chen-Whitaker' });
    expect(await exists({ email: 'MARGARET.chenwhitaker@harbourcare.example' })).toMatchObject({ exists: true });
    expect(await exists({ username: 'Unit' })).toMatchObject({ exists: true });
    expect(await exists({ username: 'nobodyatall', email: null, phoneNumber: null })).toEqual({ exists: false, name: null });
  });
});

describe('A change of a user', () => {
  inNewWorld();

  test('A change of a user does not touch what is not sent, and an emptied phone number ends phone login', async () => {
    const before = await inNorth();
    await onUser('updateUser', before.id, { body: { phoneNumber: '+12505558888', phoneLoginEnabled: true } });
    expect(await named(before.username)).toMatchObject({ name: before.name, email: before.email, phoneNumber: '+12505558888', phoneLoginEnabled: true });
    await onUser('updateUser', before.id, { body: { phoneNumber: null, phoneLoginEnabled: true } });
    expect(await named(before.username)).toMatchObject({ phoneNumber: null, phoneLoginEnabled: false });
  });

  test('A change of a user deactivates and activates', async () => {
    const { id } = await inNorth();
    expect((await onUser('updateUser', id, { body: { isActive: false } })).body.isActive).toBe(false);
    expect((await onUser('updateUser', id, { body: { isActive: true } })).body.isActive).toBe(true);
  });

  test('A change of a user never deactivates its author or the last super administrator', async () => {
    const { id } = await named('super');
    expect(await onUser('updateUser', id, { body: { isActive: false } })).toMatchObject({ status: 409, body: { message: 'You cannot deactivate yourself.' } });
    const alone = (await everybody(actors.newcomer)).find(({ username }) => username === 'new');
    const withdrawal = await onUser('withdrawUserRole', alone?.id ?? '', { scope: actors.newcomer, parameters: { roleId: alone?.roles[0]?.id ?? '' } });
    expect(withdrawal).toMatchObject({ status: 409, body: { message: 'The tenant needs at least one active super administrator.' } });
    expect((await everybody(actors.newcomer)).find(({ username }) => username === 'new')?.roles).toEqual(alone?.roles);
  });

  test('A change of a user is for a unit administrator only inside the own nodes, and never of a super administrator', async () => {
    const outside = await outsideNorth();
    const inside = await inNorth();
    expect((await onUser('updateUser', inside.id, { scope: actors.unit, body: { name: 'Renamed' } })).body.name).toBe('Renamed');
    expect((await onUser('updateUser', outside.id, { scope: actors.unit, body: { name: 'Renamed' } })).status).toBe(403);
    expect((await onUser('deleteUser', outside.id, { scope: actors.unit })).status).toBe(403);
    await onUser('assignUserRole', inside.id, { parameters: { roleId: await roleNamed('Super administrator') } });
    expect((await onUser('updateUser', inside.id, { scope: actors.unit, body: { name: 'Again' } })).status).toBe(403);
    expect((await onUser('assignUserTag', inside.id, { scope: actors.unit, parameters: { tagId: await tagNamed('@nurses') } })).status).toBe(204);
  });

  test('A change of a user of another tenant finds nobody', async () => {
    const { id } = await inNorth();
    expect((await onUser('updateUser', id, { scope: actors.solo, body: { name: 'Stolen' } })).status).toBe(404);
  });
});

describe('Deleting a user', () => {
  inNewWorld();

  test('Deleting a user removes them from every list, keeps what they wrote, and frees the username', async () => {
    const person = await inNorth();
    expect((await onUser('deleteUser', person.id)).status).toBe(204);
    expect((await everybody()).map(({ id }) => id)).not.toContain(person.id);
    expect((await everybody()).map(({ supervisorId }) => supervisorId)).not.toContain(person.id);
    expect((await onUser('deleteUser', person.id)).status).toBe(404);
    expect((await create({ name: person.name, username: person.username })).status).toBe(201);
  });

  test('Deleting oneself is refused', async () => {
    expect((await onUser('deleteUser', (await named('unit')).id, { scope: actors.unit })).status).toBe(409);
  });
});

describe('Messages to a user', () => {
  inNewWorld();

  test('A link for a new password goes by email, or by SMS to a user without an address', async () => {
    const people = await everybody();
    const [withMail, withPhone] = [people.find(({ email }) => email !== null), people.find(({ email, phoneNumber }) => email === null && phoneNumber !== null)];
    const sent = await sentBy(async () => {
      await onUser('resetUserPassword', withMail?.id ?? '');
      await onUser('resetUserPassword', withPhone?.id ?? '');
    });
    expect(sent).toMatchObject([
      { kind: 'email', to: withMail?.email, subject: 'Choose a new password' },
      { kind: 'sms', to: withPhone?.phoneNumber },
    ]);
  });

  test('A second invitation goes only to those who have not signed in yet', async () => {
    const people = await everybody();
    const invited = people.find(({ lastActivity, email }) => lastActivity === null && email !== null);
    const sent = await sentBy(() => onUser('resendUserInvitation', invited?.id ?? ''));
    expect(sent).toMatchObject([{ to: invited?.email, subject: 'Welcome to Harbour Care' }]);
    expect((await onUser('resendUserInvitation', (await named('unit')).id)).status).toBe(409);
  });

  test('A message to a user needs an address', async () => {
    const { body } = await create({ name: 'No Address', username: 'noaddress' });
    expect((await onUser('resetUserPassword', body.id)).status).toBe(409);
    expect((await onUser('resendUserInvitation', body.id)).status).toBe(409);
  });
});

describe('What a user belongs to', () => {
  inNewWorld();

  test('A role, tag, department or supervisor of a user is added and removed, and repeating it changes nothing', async () => {
    const { id, username } = await inNorth();
    const tagId = await tagNamed('@managers');
    for (let round = 0; round < 2; round += 1) expect((await onUser('assignUserTag', id, { parameters: { tagId } })).status).toBe(204);
    expect((await named(username)).tags.map(({ name }) => name)).toContain('@managers');
    for (let round = 0; round < 2; round += 1) expect((await onUser('withdrawUserTag', id, { parameters: { tagId } })).status).toBe(204);
    expect((await named(username)).tags.map(({ name }) => name)).not.toContain('@managers');
  });

  test('A user has one department and one supervisor at most, and is never their own supervisor', async () => {
    const { id, username } = await inNorth();
    const departments = (await world.call<{ id: string }[]>(actors.super, 'listDepartments')).body;
    for (const department of departments.slice(0, 2)) await onUser('assignUserDepartment', id, { parameters: { departmentId: department.id } });
    const supervisor = await named('unit');
    await onUser('assignUserSupervisor', id, { parameters: { userId: supervisor.id } });
    expect(await named(username)).toMatchObject({ organizationDepartmentId: departments[1]?.id, supervisorId: supervisor.id });
    expect((await onUser('assignUserSupervisor', id, { parameters: { userId: id } })).status).toBe(400);
    await onUser('removeUserDepartment', id);
    await onUser('removeUserSupervisor', id);
    expect(await named(username)).toMatchObject({ organizationDepartmentId: null, supervisorId: null });
  });

  test('A user is never given a personal tag of someone else', async () => {
    const { id } = await inNorth();
    const tagId = await tagNamed('@margaretchenwhitaker');
    expect((await onUser('assignUserTag', id, { parameters: { tagId } })).status).toBe(409);
    expect((await onUser('withdrawUserTag', (await named('super')).id, { parameters: { tagId } })).status).toBe(409);
  });

  test('A user is given no role above a unit administrator’s own', async () => {
    const { id } = await inNorth();
    const give = async (role: string) => (await onUser('assignUserRole', id, { scope: actors.unit, parameters: { roleId: await roleNamed(role) } })).status;
    expect(await give('Super administrator')).toBe(403);
    expect(await give('Unit administrator, Islands Region')).toBe(403);
    expect(await give('Staff, Emergency – day team')).toBe(204);
  });

  test('A user with a role deeper in the tree belongs to that part of it', async () => {
    const { body } = await create({ name: 'Unplaced', username: 'unplaced' });
    expect((await everybody(actors.unit)).map(({ id }) => id)).not.toContain(body.id);
    await onUser('assignUserRole', body.id, { parameters: { roleId: await roleNamed('Staff, Emergency – day team') } });
    expect((await everybody(actors.unit)).map(({ id }) => id)).toContain(body.id);
  });

  test.each([
    ['assignUserRole', 'roleId'],
    ['assignUserTag', 'tagId'],
    ['assignUserDepartment', 'departmentId'],
    ['assignUserSupervisor', 'userId'],
  ])('What a user is given must exist in the tenant (%s)', async (operationId, parameter) => {
    const { id } = await inNorth();
    expect((await onUser(operationId, id, { parameters: { [parameter]: '00000000-0000-4000-8000-000000000000' } })).status).toBe(404);
  });
});
