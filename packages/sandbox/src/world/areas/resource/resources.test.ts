import { beforeEach, describe, expect, test } from 'vitest';
import { change, queryCount, queryFirst } from '../../database/query.ts';
import { actors, openTestWorld, type TestScope, type TestWorld } from '../testWorld.ts';

interface Folder {
  id: string;
  name: string | null;
  parentId: string | null;
}

interface Container extends Folder {
  parentResourceContainerId: string | null;
  contentFiles: { originalFileName: string; fileName: string }[];
  resourceDocuments: { id: string; name: string }[];
  resourceLinks: { id: string; label: string }[];
  folders: Folder[];
  errors?: Record<string, string[]>;
}

let world: TestWorld;
let at: { id: string; itemId: string };
beforeEach(async () => {
  world = openTestWorld();
  const id = queryFirst<{ id: string }>(world.database, "SELECT id FROM content_instances WHERE name = 'Policies and Procedures'")?.id ?? '';
  change(world.database, 'INSERT OR REPLACE INTO role_grants SELECT id, ?, 1, 1, 0 FROM roles WHERE name = ?', id, actors.unit.roleName);
  const { body } = await world.call<{ id: string }>(actors.unit, 'createResourceItem', { parameters: { id }, body: { name: 'Handbook' } });
  at = { id, itemId: body.id };
});

const act = <Body = Container>(operation: string, parameters: Record<string, string | number>, body?: unknown, scope: TestScope = actors.unit) =>
  world.call<Body>(scope, operation, { parameters: { ...at, ...parameters }, body });
const read = async (containerId = 'root') => (await act('getResourceContainer', { containerId })).body;
const folder = async (name: string, parentId: string | null = null) => (await act<Folder>('createResourceFolder', {}, { name, parentId })).body;
const upload = async (fileName: string, scope: TestScope = actors.unit) =>
  (await world.call<{ fileName: string }>(scope, 'uploadContentFile', { body: { ContentInstanceId: at.id, CreateThumbnail: false }, files: [{ field: 'FileContent', fileName, contentType: 'x', bytes: Buffer.from('text') }] })).body.fileName;

describe('Folders of a resource', () => {
  test('Folders of a resource can be in each other, are renamed and moved, but neither the root nor into themselves', async () => {
    const root = await read();
    expect(root).toMatchObject({ name: null, parentResourceContainerId: null, folders: [], contentFiles: [], resourceDocuments: [], resourceLinks: [] });
    const outer = await folder(' Forms ');
    const inner = await folder('Leave', outer.id);
    expect(outer).toMatchObject({ name: 'Forms', parentId: root.id });
    expect(await read(outer.id)).toMatchObject({ name: 'Forms', parentResourceContainerId: root.id, folders: [inner] });
    expect((await act('updateResourceFolder', { containerId: inner.id }, { name: 'Absence', parentId: null })).body).toEqual({ id: inner.id, name: 'Absence', parentId: root.id });
    expect((await read()).folders.map(({ name }) => name)).toEqual(['Absence', 'Forms']);
    expect((await act('listResourceFolders', { containerId: 'root', page: 1, size: 1 })).body).toMatchObject({ totalElementCount: 2, results: [{ name: 'Forms' }] });
    expect((await act('updateResourceFolder', { containerId: outer.id }, { name: 'x', parentId: outer.id })).status).toBe(409);
    expect((await act('updateResourceFolder', { containerId: 'root' }, { name: 'x', parentId: null })).status).toBe(409);
    expect((await act('deleteResourceFolder', { containerId: 'root' })).status).toBe(409);
    expect((await act('createResourceFolder', {}, { name: ' ', parentId: null })).body.errors).toHaveProperty('name');
    expect((await act('createResourceFolder', {}, { name: 'x', parentId: crypto.randomUUID() })).body.errors).toHaveProperty('parentId');
  });

  test('Folders of a resource are deleted with everything in them, bytes of files included', async () => {
    const outer = await folder('Forms');
    const inner = await folder('Leave', outer.id);
    const fileName = await upload('form.pdf.txt');
    await act('attachResourceFiles', { containerId: inner.id }, { fileNames: [fileName] });
    expect(world.storage.list('content/')).toHaveLength(1);
    expect((await act('deleteResourceFolder', { containerId: outer.id })).status).toBe(204);
    expect((await act('getResourceContainer', { containerId: inner.id })).status).toBe(404);
    expect([world.storage.list('content/'), queryCount(world.database, 'SELECT count(*) FROM content_files WHERE file_name = ?', fileName)]).toEqual([[], 0]);
  });
});

describe('Documents and links', () => {
  test('content §5: documents and links need both of their texts, and are listed by name', async () => {
    const { id: containerId } = await folder('Forms');
    const write = (name: string, body: string) => act<{ id: string; errors?: Record<string, string[]> }>('createResourceDocument', { containerId }, { name, body });
    expect((await write(' ', '<p>x</p>')).body.errors).toHaveProperty('name');
    expect((await write('Empty', '<p>&nbsp;</p>')).body.errors).toHaveProperty('body');
    expect((await write('Long', 'é'.repeat(600_000))).status).toBe(413);
    const second = (await write('Second', '<p>Two</p>')).body;
    const first = (await write('first', '<p>One</p>')).body;
    expect(second).toEqual({ id: second.id, name: 'Second', body: '<p>Two</p>', resourceContainerId: containerId });
    expect((await read(containerId)).resourceDocuments).toMatchObject([{ id: first.id }, { id: second.id }]);
    const place = { containerId, documentId: first.id };
    expect((await act('updateResourceDocument', place, { name: 'Third', body: '<p>3</p>' })).body).toMatchObject({ name: 'Third', body: '<p>3</p>' });
    expect((await act('getResourceDocument', { ...place, containerId: 'root' })).status).toBe(404);
    expect((await act('deleteResourceDocument', place)).status).toBe(204);
    expect((await act('getResourceDocument', place)).status).toBe(404);
  });

  test('a link begins with http:// or https://, and names its owners', async () => {
    const { id: containerId } = await read();
    const add = (label: string, url: string) => act<{ id: string; errors?: Record<string, string[]> }>('createResourceLink', { containerId: 'root' }, { label, url });
    expect((await add('', 'https://a.example')).body.errors).toHaveProperty('label');
    for (const url of ['javascript:alert(1)', 'a.example', ' ']) expect((await add('A', url)).body.errors, url).toHaveProperty('url');
    const { body } = await add(' A ', ' https://a.example/x ');
    expect(body).toEqual({ id: body.id, label: 'A', url: 'https://a.example/x', resourceContainerId: containerId, resourceId: at.id, contentItemId: at.itemId });
    const place = { containerId: 'root', linkId: body.id };
    expect((await act('updateResourceLink', place, { label: 'B', url: 'http://b.example' })).body).toMatchObject({ label: 'B' });
    expect((await act('getResourceLink', place)).body).toMatchObject({ label: 'B' });
    expect((await act('deleteResourceLink', place)).status).toBe(204);
    expect((await read()).resourceLinks).toEqual([]);
  });
});

describe('Files of a container', () => {
  test('Files of a container join it, at most ten in one request, move within the item, and are not the item’s own', async () => {
    const { id: containerId } = await folder('Forms');
    const [b, a] = [await upload('b.txt'), await upload('a.txt')];
    const put = (fileNames: string[], where = containerId, scope: TestScope = actors.unit) => act<unknown>('attachResourceFiles', { containerId: where }, { fileNames }, scope);
    expect((await put([b, a])).body).toEqual([{ originalFileName: 'a.txt', fileName: a }, { originalFileName: 'b.txt', fileName: b }]);
    expect((await put(Array.from({ length: 11 }, () => a))).status).toBe(400);
    expect((await put([await upload('c.txt', actors.super)])).status).toBe(400);
    expect((await put([b], 'root')).status).toBe(201);
    expect((await read()).contentFiles).toEqual([{ originalFileName: 'b.txt', fileName: b }]);
    expect((await act('listResourceFiles', { containerId, page: 0, size: 10 })).body).toMatchObject({ totalElementCount: 1, results: [{ fileName: a }] });
    expect((await act('getResourceItem', {})).body).toMatchObject({ attachedFileNames: [] });
  });

  test('Files of a container keep their extension when they are renamed', async () => {
    const fileName = await upload('form.txt');
    await act('attachResourceFiles', { containerId: 'root' }, { fileNames: [fileName] });
    const rename = (originalFileName: string) => act('renameResourceFile', { containerId: 'root', fileName }, { originalFileName });
    expect((await rename('Leave form.txt')).body).toEqual({ originalFileName: 'Leave form.txt', fileName });
    for (const name of ['Leave form.exe', 'Leave form', '.txt', ' ']) expect((await rename(name)).body.errors, name).toHaveProperty('originalFileName');
    expect((await act('deleteResourceFile', { containerId: 'root', fileName })).status).toBe(204);
    expect((await act('deleteResourceFile', { containerId: 'root', fileName })).status).toBe(404);
  });
});

test('Folders are changed by those who may change their item, and read by those who may read it', async () => {
  const { id: containerId } = await folder('Forms');
  for (const scope of [actors.superAsUnit, actors.staff]) {
    expect((await act('createResourceFolder', {}, { name: 'x', parentId: null }, scope)).status).toBe(403);
    expect((await act('createResourceLink', { containerId }, { label: 'x', url: 'https://x.example' }, scope)).status).toBe(403);
    expect((await act('createResourceDocument', { containerId }, { name: 'x', body: 'x' }, scope)).status).toBe(403);
    expect((await act('deleteResourceFolder', { containerId }, undefined, scope)).status).toBe(403);
  }
  expect((await act('getResourceContainer', { containerId }, undefined, actors.staff)).status).toBe(403);
  expect((await act('getResourceContainer', { containerId }, undefined, actors.solo)).status).toBe(404);
});
