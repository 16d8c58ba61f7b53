import { beforeEach, describe, expect, test } from 'vitest';
import { change, queryCount, queryFirst } from '../../database/query.ts';
import { contentTypeId, type ContentTypeName, contentTypes } from '../../reference/contentTypes.ts';
import { makeMissingPages } from '../makeMissingPages.ts';
import { actors, openTestWorld, type TestScope, type TestWorld } from '../testWorld.ts';

interface Item {
  id: string;
  name: string | null;
  body: string | null;
  isPublished: boolean;
  attachedFileNames: string[];
}

let world: TestWorld;
beforeEach(async () => {
  world = openTestWorld();
  await makeMissingPages(world, false);
});

const idOf = (sql: string, ...values: string[]) => queryFirst<{ id: string }>(world.database, sql, ...values)?.id ?? '';
const pageOf = (type: ContentTypeName) => idOf('SELECT id FROM content_instances WHERE tenant_id = ? AND content_type_id = ?', actors.super.tenantId, contentTypeId(type));
const textOf = (type: ContentTypeName, text: string) => (type === 'SuggestionBox' ? { body: text } : { name: text });

const types = contentTypes.filter(({ hasGenericItems }) => hasGenericItems).map(({ name, nouns: [one] }): [ContentTypeName, string] => [name, one]);

describe.each(types)('An item of the type %s', (type, noun) => {
  const make = (scope: TestScope, body: Record<string, unknown>) => world.call<Item>(scope, `create${noun}Item`, { parameters: { id: pageOf(type) }, body });
  const save = (scope: TestScope, itemId: string, body: Record<string, unknown>) => world.call<Item>(scope, `update${noun}Item`, { parameters: { id: pageOf(type), itemId }, body });

  test('A generic item is created as a draft, listed first, changed and deleted', async () => {
    const made = await make(actors.super, textOf(type, ' Winter '));
    expect(made).toMatchObject({ status: 201, body: { ...textOf(type, 'Winter'), isPublished: false } });
    const { body } = await world.call<{ results: Item[] }>(actors.super, `list${noun}Items`, { parameters: { id: pageOf(type), page: 0, size: 1 } });
    expect(body.results).toEqual([made.body]);
    const saved = await save(actors.super, made.body.id, textOf(type, 'Spring'));
    expect(saved).toMatchObject({ status: 200, body: textOf(type, 'Spring') });
    expect((await world.call(actors.super, `get${noun}Item`, { parameters: { id: pageOf(type), itemId: made.body.id } })).body).toEqual(saved.body);
    expect((await world.call(actors.super, `delete${noun}Item`, { parameters: { id: pageOf(type), itemId: made.body.id } })).status).toBe(204);
    expect((await save(actors.super, made.body.id, textOf(type, 'Gone'))).status).toBe(404);
  });

  test('A generic item needs its text, and keeps what is left out', async () => {
    expect((await make(actors.super, textOf(type, '  '))).status).toBe(400);
    const { id } = (await make(actors.super, { name: 'Winter', body: 'All of it' })).body;
    expect((await save(actors.super, id, textOf(type, ' '))).status).toBe(400);
    expect((await save(actors.super, id, textOf(type, 'Less'))).body).toMatchObject(type === 'SuggestionBox' ? { name: 'Winter', body: 'Less' } : { name: 'Less', body: 'All of it' });
  });

  test('A generic item is written by those who may write on the page', async () => {
    const grant = (canWrite: number) => change(world.database, `INSERT OR REPLACE INTO role_grants SELECT id, ?, 1, ${canWrite}, 0 FROM roles WHERE name = ?`, pageOf(type), actors.unit.roleName);
    grant(0);
    expect((await make(actors.unit, textOf(type, 'x'))).status).toBe(403);
    grant(1);
    const own = await make(actors.unit, textOf(type, 'x'));
    expect(own.status).toBe(201);
    expect((await save(actors.unit, own.body.id, textOf(type, 'y'))).status).toBe(200);
    expect((await save(actors.unit, (await make(actors.super, textOf(type, 'x'))).body.id, textOf(type, 'y'))).status).toBe(403);
    grant(0);
    expect((await save(actors.unit, own.body.id, textOf(type, 'z'))).status).toBe(403);
    expect((await make(actors.staff, textOf(type, 'x'))).status).toBe(403);
    expect((await make(actors.solo, textOf(type, 'x'))).status).toBe(404);
  });
});

test('Files of an item are deleted from the storage with it, and when they are removed from it', async () => {
  const id = pageOf('Gallery');
  const upload = async (name: string) => {
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
    const file = { field: 'FileContent', fileName: name, contentType: 'image/png', bytes: png };
    return (await world.call<{ fileName: string }>(actors.super, 'uploadContentFile', { body: { ContentInstanceId: id, CreateThumbnail: true }, files: [file] })).body.fileName;
  };
  const [first, second] = [await upload('a.png'), await upload('b.png')];
  const kept = () => world.storage.list('content/').length;
  expect(kept()).toBe(4);
  const { body } = await world.call<Item>(actors.super, 'createGalleryItem', { parameters: { id }, body: { name: 'Art', attachedFileNames: [first, second] } });
  expect(body.attachedFileNames).toHaveLength(2);
  await world.call(actors.super, 'updateGalleryItem', { parameters: { id, itemId: body.id }, body: { name: 'Art', deletedFileNames: [first] } });
  expect(kept()).toBe(2);
  await world.call(actors.super, 'deleteGalleryItem', { parameters: { id, itemId: body.id } });
  expect([kept(), queryCount(world.database, 'SELECT count(*) FROM content_files WHERE file_name IN (?, ?)', first, second)]).toEqual([0, 0]);
});

test('A resource starts with the root container that everything is in', async () => {
  const { body } = await world.call<Item>(actors.super, 'createResourceItem', { parameters: { id: pageOf('Resource') }, body: { name: 'Handbook' } });
  expect(queryCount(world.database, 'SELECT count(*) FROM resource_containers WHERE content_item_id = ? AND parent_id IS NULL', body.id)).toBe(1);
});
