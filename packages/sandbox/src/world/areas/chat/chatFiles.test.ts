import { beforeEach, expect, test } from 'vitest';
import { userIdOf } from '../../seed/storePerson.ts';
import { actors, openTestWorld, type TestScope, type TestWorld } from '../testWorld.ts';

let world: TestWorld;
let id: string;
beforeEach(async () => {
  world = openTestWorld();
  id = (await world.call<{ id: string }>(actors.super, 'createChatChannel', { body: { name: null, participants: [userIdOf('unit')] } })).body.id;
});

const mebibyte = 1024 * 1024;
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
const begin = async (fileName: string, sizeBytes: number) =>
  (await world.call<{ id: string; chunkSizeBytes: number }>(actors.super, 'createChatMultipartUpload', { parameters: { id }, body: { chunkSizeBytes: 10 * mebibyte, fileName, sizeBytes } })).body;
const part = (uploadId: string, partNumber: number, bytes: Buffer, scope: TestScope = actors.super) =>
  world.call(scope, 'uploadChatPart', { parameters: { id, uploadId, partNumber }, files: [{ field: 'FileContent', fileName: 'blob', contentType: '', bytes }] });
const complete = (uploadId: string, scope: TestScope = actors.super) => world.call<{ fileName: string }>(scope, 'completeChatMultipartUpload', { parameters: { id, uploadId } });
const address = (file: string, scope: TestScope = actors.super) => world.call<{ url: string }>(scope, 'getChatFileUrl', { parameters: { id, file } });

test('A file that comes in parts of 8 MiB although 10 MiB were asked for is sent and read by the channel alone (decisions-content A2)', async () => {
  const upload = await begin('roster.pdf', 8 * mebibyte + 5);
  expect(upload.chunkSizeBytes).toBe(10 * mebibyte);
  await part(upload.id, 2, Buffer.from('-tail'));
  expect((await complete(upload.id)).status).toBe(400);
  await part(upload.id, 1, Buffer.concat([Buffer.from('%PDF'), Buffer.alloc(8 * mebibyte - 4)]));
  const { fileName } = (await complete(upload.id)).body;
  expect(fileName).toMatch(/-roster\.pdf$/);
  await world.invoke(actors.super, 'SendMessage', id, { Content: fileName, Type: 1 });
  expect(world.raised[0]?.arguments[1]).toMatchObject({ type: 'File', content: fileName });
  expect((await address(fileName, actors.unit)).body.url).toContain('http://storage.test/chat/');
  expect((await address(fileName, actors.staff)).status).toBe(404);
  expect((await address('unknown.pdf')).status).toBe(404);
});

test.each([
  ['photo.PNG', png, 'Image'],
  ['clip.webm', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0]), 'Video'],
  ['drawing.svg', Buffer.from('<svg/>'), 'File'],
])('%s is stored as what its extension says', async (name, bytes, type) => {
  const upload = await begin(name, bytes.length);
  await part(upload.id, 1, bytes);
  await world.invoke(actors.super, 'SendMessage', id, { Content: (await complete(upload.id)).body.fileName, Type: 1 });
  expect(world.raised[0]?.arguments[1]).toMatchObject({ type });
});

test('A part that is too large, of another person, or not what its name says is refused; a cancelled upload is gone', async () => {
  const upload = await begin('../../etc/photo.png', 10);
  expect((await part(upload.id, 1, Buffer.alloc(10 * mebibyte + 1))).status).toBe(413);
  expect((await part(upload.id, 1, Buffer.from('<script>'))).status).toBe(400);
  expect((await part(upload.id, 1, png, actors.unit)).status).toBe(404);
  const cancel = () => world.call(actors.super, 'cancelChatMultipartUpload', { parameters: { id, uploadId: upload.id } });
  expect([(await cancel()).status, (await cancel()).status]).toEqual([204, 404]);
  expect(world.storage.list('uploads/')).toEqual([]);
});
