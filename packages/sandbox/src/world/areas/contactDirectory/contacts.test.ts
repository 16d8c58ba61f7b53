import { beforeEach, describe, expect, test } from 'vitest';
import { change, queryFirst } from '../../database/query.ts';
import { actors, openTestWorld, type TestScope, type TestWorld } from '../testWorld.ts';

interface Contact {
  id: string;
  firstName: string;
  errors?: Record<string, string[]>;
}

let world: TestWorld;
let at: { id: string; itemId: string };
beforeEach(async () => {
  world = openTestWorld();
  const id = idOf("SELECT id FROM content_instances WHERE name = 'Who to Call'");
  const { body } = await world.call<{ id: string }>(actors.super, 'createContactDirectoryItem', { parameters: { id }, body: { name: 'Night desk' } });
  at = { id, itemId: body.id };
});

const idOf = (sql: string, ...values: string[]) => queryFirst<{ id: string }>(world.database, sql, ...values)?.id ?? '';
const person = { firstName: ' Ada ', lastName: 'Lund', position: '', emailAddress: 'ada@example.com', phone: null, alternatePhone: null, organizationNodeId: null, order: 0, avatarFileName: null };
const add = (change_: Record<string, unknown> = {}, scope: TestScope = actors.super) => world.call<Contact>(scope, 'createContact', { parameters: at, body: { ...person, ...change_ } });
const act = (operation: string, contactId: string, scope: TestScope = actors.super, parameters = at) =>
  world.call<Contact>(scope, operation, { parameters: { ...parameters, contactId }, body: { ...person, firstName: 'Eve', order: 7 } });

describe('A contact', () => {
  test('A contact is added, read, changed and deleted', async () => {
    const node = idOf("SELECT id FROM organization_nodes WHERE name = 'North Region'");
    const made = await add({ organizationNodeId: node, phone: '+1 416 555 0123' });
    expect(made).toMatchObject({ status: 201, body: { firstName: 'Ada', position: null, organizationUnitId: node, organizationUnit: { name: 'North Region' }, order: 0, contactAvatar: null } });
    expect((await act('getContact', made.body.id)).body).toEqual(made.body);
    expect((await act('updateContact', made.body.id)).body).toMatchObject({ firstName: 'Eve', order: 7, organizationUnit: null, phone: null });
    expect((await act('deleteContact', made.body.id)).status).toBe(204);
    expect((await act('getContact', made.body.id)).status).toBe(404);
  });

  test('content §5: a contact needs both names, and an address or a phone', async () => {
    expect((await add({ firstName: ' ' })).body.errors).toHaveProperty('firstName');
    expect((await add({ lastName: ' ' })).body.errors).toHaveProperty('lastName');
    expect((await add({ emailAddress: null, alternatePhone: '+1 416 555 0123' })).body.errors).toHaveProperty('emailAddress');
    expect((await add({ emailAddress: null, phone: '+1 416 555 0123' })).status).toBe(201);
    expect((await add({ organizationNodeId: idOf("SELECT id FROM organization_nodes WHERE name = 'Regina'") })).body.errors).toHaveProperty('organizationNodeId');
    expect((await add({ avatarFileName: 'unknown.png' })).body.errors).toHaveProperty('avatarFileName');
  });

  test('Contacts are listed by order, then by name', async () => {
    for (const [lastName, order] of [['Young', 1], ['Zhao', 0], ['abbott', 1], ['Moss', 0]] as const) await add({ lastName, order });
    const list = (page: number) => world.call<{ results: { lastName: string }[] }>(actors.super, 'listContacts', { parameters: { ...at, page, size: 3 } });
    expect((await list(0)).body).toMatchObject({ totalElementCount: 4, results: [{ lastName: 'Moss' }, { lastName: 'Zhao' }, { lastName: 'abbott' }] });
    expect((await list(1)).body.results).toMatchObject([{ lastName: 'Young' }]);
  });

  test('A contact is changed by those who may change its item, read by those who may read it, and not through the item of another', async () => {
    const { id } = (await add()).body;
    change(world.database, "UPDATE role_grants SET can_write = 0 WHERE content_instance_id = ?", at.id);
    for (const operation of ['updateContact', 'deleteContact']) expect((await act(operation, id, actors.unit)).status, operation).toBe(403);
    expect((await add({}, actors.unit)).status).toBe(403);
    expect((await act('getContact', id, actors.unit)).status).toBe(200);
    expect((await act('getContact', id, actors.staff)).status).toBe(403);
    const other = { ...at, itemId: idOf('SELECT id FROM content_items WHERE content_instance_id = ? AND id <> ?', at.id, at.itemId) };
    for (const operation of ['getContact', 'updateContact', 'deleteContact']) expect((await act(operation, id, actors.super, other)).status, operation).toBe(404);
  });
});

describe('The file of a directory', () => {
  test('decisions-content O5: the file of a directory has the fields in their order, of all items that may be read, and no formulas', async () => {
    await add({ firstName: '=1+1', position: 'Lead, nights', organizationNodeId: idOf("SELECT id FROM organization_nodes WHERE name = 'North Region'"), order: 3 });
    const read = async (scope: TestScope) => {
      const { file, status } = await world.call(scope, 'downloadContactDirectory', { parameters: { id: at.id } });
      return { status, name: file?.downloadName, lines: Buffer.from(file?.bytes ?? []).toString('utf8').split('\r\n') };
    };
    const all = await read(actors.super);
    expect(all.name).toBe('Who to Call.csv');
    expect(all.lines.slice(0, 2)).toEqual(['\u{FEFF}First name,Last name,Position,Email address,Phone,Alternate phone,Organization unit,Order,Avatar', `'=1+1,Lund,"Lead, nights",ada@example.com,,,North Region,3,`]);
    await world.call(actors.super, 'publishContentItem', { parameters: { id: idOf("SELECT id FROM organization_nodes WHERE name = 'Islands Region'") }, body: { contentItemId: at.itemId } });
    const unit = await read(actors.unit);
    expect([unit.status, unit.lines.some((line) => line.includes('=1+1'))]).toEqual([200, false]);
    expect((await read(actors.staff)).status).toBe(403);
    expect((await read(actors.solo)).status).toBe(404);
  });
});
