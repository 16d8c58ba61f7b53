import { beforeEach, describe, expect, test } from 'vitest';
import { change, queryFirst } from '../../database/query.ts';
import { actors, openTestWorld, type TestScope, type TestWorld } from '../testWorld.ts';

interface Picture {
  id: string;
  fileName: string;
}

interface Album {
  id: string;
  name: string;
  filesCount: number;
  coverFileName: string | null;
}

let world: TestWorld;
let at: { id: string; itemId: string };
beforeEach(async () => {
  world = openTestWorld();
  const id = queryFirst<{ id: string }>(world.database, "SELECT id FROM content_instances WHERE name = 'Events and Celebrations'")?.id ?? '';
  change(world.database, 'INSERT OR REPLACE INTO role_grants SELECT id, ?, 1, 1, 0 FROM roles WHERE name = ?', id, actors.unit.roleName);
  const { body } = await world.call<{ id: string }>(actors.unit, 'createImageGalleryItem', { parameters: { id }, body: { name: 'Picnic' } });
  at = { id, itemId: body.id };
});

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const upload = async (fileName: string, scope: TestScope = actors.unit) =>
  (await world.call<Picture>(scope, 'uploadContentFile', { body: { ContentInstanceId: at.id, CreateThumbnail: false }, files: [{ field: 'FileContent', fileName, contentType: 'image/png', bytes: png }] })).body.fileName;
const act = <Body>(operation: string, parameters: Record<string, string | number> = {}, body?: unknown, scope: TestScope = actors.unit) =>
  world.call<Body>(scope, operation, { parameters: { ...at, ...parameters }, body });
const add = (fileNames: string[], scope?: TestScope) => act<Picture[]>('addImageGalleryFiles', {}, { fileNames }, scope);
const album = async (name: string) => (await act<Album>('createImageGalleryAlbum', {}, { name })).body;
const page = { page: 0, size: 10 };
const names = async (operation: string, parameters: Record<string, string> = {}) =>
  (await act<{ results: Picture[] }>(operation, { ...page, ...parameters })).body.results.map(({ fileName }) => fileName);

describe('Files of an image gallery item', () => {
  test('IMG-104: files of an image gallery item are added by the names of uploads, listed and deleted', async () => {
    const [first, second] = [await upload('a.png'), await upload('b.png')];
    const { status, body } = await add([first, second]);
    expect([status, body.map(({ fileName }) => fileName)]).toEqual([201, [first, second]]);
    expect((await names('listImageGalleryFiles')).sort()).toEqual([first, second].sort());
    expect((await add(['unknown.png'])).status).toBe(400);
    expect((await add([await upload('c.png', actors.super)])).status).toBe(400);
    const fileId = body[0]?.id ?? '';
    expect((await act('deleteImageGalleryFile', { fileId })).status).toBe(204);
    expect((await act('deleteImageGalleryFile', { fileId })).status).toBe(404);
    expect(await names('listImageGalleryFiles')).toEqual([second]);
  });

  test('Files of an image gallery item are changed by those who may change the item', async () => {
    const { body } = await add([await upload('a.png')]);
    expect((await add([await upload('b.png', actors.super)], actors.staff)).status).toBe(403);
    expect((await act('deleteImageGalleryFile', { fileId: body[0]?.id ?? '' }, undefined, actors.superAsUnit)).status).toBe(403);
    expect((await act('createImageGalleryAlbum', {}, { name: 'x' }, actors.superAsUnit)).status).toBe(403);
    expect((await act('listImageGalleryFiles', page, undefined, actors.staff)).status).toBe(403);
    expect((await act('listImageGalleryFiles', page, undefined, actors.solo)).status).toBe(404);
  });
});

describe('Albums', () => {
  test('decisions-content O16: albums are created, renamed, listed by name with count and cover, and deleted without their files', async () => {
    const second = await album(' Games ');
    const first = await album('Arrival');
    expect(second).toMatchObject({ name: 'Games', filesCount: 0, coverFileName: null });
    const fileName = await upload('a.png');
    expect((await act('addImageGalleryAlbumFiles', { albumId: second.id }, { fileNames: [fileName] })).status).toBe(201);
    expect((await act('updateImageGalleryAlbum', { albumId: second.id }, { name: 'Race' })).body).toMatchObject({ name: 'Race', filesCount: 1, coverFileName: fileName });
    expect((await act<{ results: Album[] }>('listImageGalleryAlbums', page)).body.results.map(({ name }) => name)).toEqual(['Arrival', 'Race']);
    expect((await act('createImageGalleryAlbum', {}, { name: ' ' })).status).toBe(400);
    expect((await act('deleteImageGalleryAlbum', { albumId: second.id })).status).toBe(204);
    expect((await act('deleteImageGalleryAlbum', { albumId: second.id })).status).toBe(404);
    expect(await names('listImageGalleryFiles')).toEqual([fileName]);
    expect((await act('getImageGalleryAlbum', { ...page, albumId: first.id })).body).toMatchObject({ name: 'Arrival', files: { results: [], totalElementCount: 0 } });
  });

  test('decisions-content A34: albums return their files or themselves alone; a file moves from one to the other, and out of it', async () => {
    const [games, arrival] = [await album('Games'), await album('Arrival')];
    const fileName = await upload('a.png');
    const put = (albumId: string) => act<Picture[]>('addImageGalleryAlbumFiles', { albumId }, { fileNames: [fileName] });
    const fileId = (await put(games.id)).body[0]?.id ?? '';
    expect((await put(arrival.id)).status).toBe(201);
    expect([await names('listImageGalleryAlbumFiles', { albumId: games.id }), await names('listImageGalleryAlbumFiles', { albumId: arrival.id })]).toEqual([[], [fileName]]);
    expect((await act('removeImageGalleryAlbumFile', { albumId: games.id, fileId })).status).toBe(404);
    expect((await act('removeImageGalleryAlbumFile', { albumId: arrival.id, fileId })).status).toBe(204);
    expect(await names('listImageGalleryFiles')).toEqual([fileName]);
  });
});
