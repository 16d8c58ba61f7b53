import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { queryFirst } from '../../database/query.ts';
import { contentTypeId, type ContentTypeName } from '../../reference/contentTypes.ts';
import { actors, openTestWorld, tenants, type TestScope } from '../testWorld.ts';
import { storageKey } from './storedFiles.ts';

const world = openTestWorld();
const pageOf = (type: ContentTypeName) =>
  queryFirst<{ id: string }>(world.database, 'SELECT id FROM content_instances WHERE tenant_id = ? AND content_type_id = ? ORDER BY position', tenants.harbour, contentTypeId(type))!.id;
const feed = pageOf('SocialFeed');
const resource = pageOf('Resource');

const picture = await sharp({ create: { width: 400, height: 100, channels: 3, background: 'teal' } }).png().toBuffer();
const mp4 = (size: number) => {
  const bytes = Buffer.alloc(size, 7);
  bytes.write('ftyp', 4, 'latin1');
  return bytes;
};

interface Options {
  page?: string;
  actor?: TestScope;
  fields?: object;
}
interface Uploaded {
  id: string;
  fileName: string;
  originalFileName: string;
  thumbnail: string | null;
}
const file = (bytes: Buffer, fileName = 'FileContent') => [{ field: 'FileContent', fileName, contentType: 'text/html', bytes }];
const upload = (fileName: string, bytes: Buffer, { page = feed, actor = actors.super, fields = {} }: Options = {}) =>
  world.call<Uploaded>(actor, 'uploadContentFile', { body: { ContentInstanceId: page, CreateThumbnail: false, ...fields }, files: file(bytes, fileName) });
const begin = (fileName: string, sizeBytes: number, { page = feed, actor = actors.super }: Options = {}) =>
  world.call<{ id: string }>(actor, 'createContentFileMultipartUpload', { body: { contentInstanceId: page, fileName, sizeBytes } });
const part = (uploadId: string, partNumber: number, bytes: Buffer, actor: TestScope = actors.super) =>
  world.call(actor, 'uploadContentFilePart', { parameters: { uploadId, partNumber }, files: file(bytes) });
const complete = (uploadId: string, actor: TestScope = actors.super) => world.call<Uploaded>(actor, 'completeContentFileMultipartUpload', { parameters: { uploadId } });
const read = (name: string, actor: TestScope = actors.super) => world.call(actor, 'getContentFile', { parameters: { name } });

describe('Files sent in one request', () => {
  test('A file sent in one request is returned byte for byte, with its properties', async () => {
    const { status, body } = await upload('party.png', picture);
    expect(status).toBe(201);
    expect(body).toMatchObject({ originalFileName: 'party.png', thumbnail: null });
    expect(world.storage.read(storageKey(body.fileName))).toEqual(picture);
    expect((await read(body.fileName)).stored).toEqual({ key: storageKey(body.fileName), contentType: 'image/png' });
    const properties = await world.call(actors.super, 'getContentFileProperties', { parameters: { name: body.fileName } });
    expect(properties.body).toMatchObject({ originalFileName: 'party.png', contentType: 'image/png', sizeBytes: picture.length });
  });

  test.each([
    [false, 200, 50],
    [true, 200, 200],
  ])('A file sent in one request gets a thumbnail that ignores the proportions: %s', async (ignores, width, height) => {
    const fields = { CreateThumbnail: true, ThumbnailWidth: 200, ThumbnailHeight: 200, IgnoreThumbnailAspectRatio: ignores };
    const { thumbnail } = (await upload('party.png', picture, { fields })).body;
    const size = await sharp(world.storage.read(storageKey(thumbnail!))).metadata();
    expect([size.format, size.width, size.height]).toEqual(['jpeg', width, height]);
    expect((await read(thumbnail!)).stored).toMatchObject({ contentType: 'image/jpeg' });
  });

  test('A file of exactly 10 485 760 bytes is accepted, one byte more is too large, and an empty file is refused', async () => {
    expect((await upload('film.mp4', mp4(10_485_760))).status).toBe(201);
    expect((await upload('film.mp4', mp4(10_485_761))).status).toBe(413);
    expect((await upload('film.mp4', Buffer.alloc(0))).status).toBe(400);
  });

  test('X07 a file sent in one request is named without a path, control characters or marks that turn the text', async () => {
    const { body } = await upload('../../etc/pass\r\nwd\u202Egnp.png', picture);
    expect(body.originalFileName).toBe('passwdgnp.png');
  });

  test('A file sent in one request is deleted with its thumbnail', async () => {
    const { fileName, thumbnail } = (await upload('party.png', picture, { fields: { CreateThumbnail: true } })).body;
    expect((await world.call(actors.super, 'deleteContentFile', { parameters: { name: fileName } })).status).toBe(204);
    expect((await read(fileName)).status).toBe(404);
    expect(world.storage.read(storageKey(thumbnail!))).toBeUndefined();
  });
});

describe('X06 a hostile file', () => {
  const page = Buffer.from('<html><script>alert(1)</script>');
  test.each(['party.png', 'party.jpg', 'party.gif', 'film.mp4', 'film.webm', 'film.ogg'])('X06 a hostile file that claims to be %s is refused', async (name) => {
    expect((await upload(name, page)).status).toBe(400);
    const { id } = (await begin(name, page.length)).body;
    expect((await part(id, 1, page)).status).toBe(400);
  });

  test.each(['page.html', 'drawing.svg', 'page.htm', 'notes.xhtml'])('X06 a hostile file, %s, is only offered as a download, and stored on no feed', async (name) => {
    expect((await upload(name, page)).status).toBe(400);
    const { body } = await upload(name, page, { page: resource });
    expect((await read(body.fileName)).stored).toMatchObject({ downloadName: name });
    const { url } = (await world.call<{ url: string }>(actors.super, 'getContentFileStorageUrl', { parameters: { id: body.id } })).body;
    expect(url).toContain(body.fileName);
  });

  test('X06 a hostile file of 30,000 pixels on a side is refused before it is unpacked', async () => {
    const header = Buffer.from(picture);
    header.writeUInt32BE(30_000, 16);
    expect((await upload('party.png', header, { fields: { CreateThumbnail: true } })).status).toBe(400);
  });
});

describe('Files sent in parts', () => {
  test('A file sent in parts is whole when its parts add up, however often one is sent, and has the id of its upload', async () => {
    const { id } = (await begin('film.mp4', 12)).body;
    expect((await complete(id)).status).toBe(400);
    await part(id, 2, Buffer.from('wrong!'));
    await part(id, 1, mp4(8));
    expect((await complete(id)).status, 'two bytes too many').toBe(400);
    expect((await part(id, 2, Buffer.from('last'))).status).toBe(204);
    const { status, body } = await complete(id);
    expect([status, body.id]).toEqual([201, id]);
    expect(world.storage.read(storageKey(body.fileName))).toEqual(Buffer.concat([mp4(8), Buffer.from('last')]));
    expect((await complete(id)).status, 'it has ended').toBe(404);
  });

  test('A file sent in parts can be cancelled, and nothing of it stays', async () => {
    const { id } = (await begin('film.mp4', 8)).body;
    await part(id, 1, mp4(8));
    expect((await world.call(actors.super, 'deleteContentFileMultipartUpload', { parameters: { uploadId: id } })).status).toBe(204);
    expect(world.storage.list(`uploads/${id}`)).toEqual([]);
    expect((await part(id, 1, mp4(8))).status).toBe(404);
  });

  test('A file sent in parts has parts of at most 10 485 760 bytes', async () => {
    const { id } = (await begin('film.mp4', 10_485_761)).body;
    expect((await part(id, 1, mp4(10_485_761))).status).toBe(413);
  });

  test('A file sent in parts accepts the thumbnail that the client made, a JPEG of 200 by 200, for images alone', async () => {
    const { id } = (await begin('party.png', picture.length)).body;
    await part(id, 1, picture);
    await complete(id);
    const thumbnail = (bytes: Buffer, of = id) => world.call<Uploaded>(actors.super, 'createContentFileThumbnail', { parameters: { id: of }, files: file(bytes) });
    const jpeg = (side: number) => sharp({ create: { width: side, height: 50, channels: 3, background: 'teal' } }).jpeg().toBuffer();
    expect((await thumbnail(await jpeg(201))).status).toBe(400);
    expect((await thumbnail(picture)).status).toBe(400);
    const { status, body } = await thumbnail(await jpeg(200));
    expect(status).toBe(201);
    expect((await read(body.thumbnail!)).status).toBe(200);
    const film = (await upload('film.mp4', mp4(20))).body;
    expect((await thumbnail(await jpeg(200), film.id)).status).toBe(400);
  });
});

describe('Rights on files', () => {
  test('The right to upload is the right to write on the page', async () => {
    expect((await upload('party.png', picture, { actor: actors.staff })).status).toBe(403);
    expect((await begin('party.png', 5, { actor: actors.staff })).status).toBe(403);
    expect((await upload('party.png', picture, { actor: actors.solo })).status, 'a page of another tenant').toBe(400);
  });

  test('The right to an upload in parts belongs to the person who began it', async () => {
    const { id } = (await begin('film.mp4', 8)).body;
    for (const actor of [actors.unit, actors.solo]) {
      expect((await part(id, 1, mp4(8), actor)).status).toBe(404);
      expect((await complete(id, actor)).status).toBe(404);
    }
  });

  test('The right to a file ends with the tenant, and the right to delete it is the uploader’s', async () => {
    const { fileName } = (await upload('party.png', picture)).body;
    expect((await read(fileName, actors.solo)).status).toBe(404);
    expect((await world.call(actors.unit, 'deleteContentFile', { parameters: { name: fileName } })).status).toBe(403);
  });
});
