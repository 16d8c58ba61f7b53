import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodePng } from '../../seed/pictures/png.ts';
import { actors, openTestWorld, type TestScope } from '../testWorld.ts';

const world = openTestWorld();
const file = (bytes: Buffer, field = 'FileContent') => ({ field, fileName: 'me.png', contentType: 'image/png', bytes });
const png = encodePng(128, () => [20, 90, 50]);

/** A PNG whose header claims a size. */
function claiming(width: number, height: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

interface Profile {
  name: string;
  avatar: string | null;
  phoneNumber: string | null;
  phoneLoginEnabled: boolean;
}

const upload = (actor: TestScope, ...files: ReturnType<typeof file>[]) =>
  world.call<{ avatar: string; message?: string }>(actor, 'uploadOwnAvatar', { files });
const own = async (actor: TestScope) => (await world.call<Profile>(actor, 'getOwnProfile')).body;

describe('the own picture', () => {
  test('The own picture replaces the previous one, which nobody can read any more', async () => {
    const first = (await upload(actors.staff, file(png))).body.avatar;
    const { status, body } = await upload(actors.staff, file(png));
    expect(status).toBe(201);
    expect((await own(actors.staff)).avatar).toBe(body.avatar);
    expect((await world.call(actors.staff, 'getAvatarFile', { parameters: { file: body.avatar } })).status).toBe(200);
    expect((await world.call(actors.staff, 'getAvatarFile', { parameters: { file: first } })).status).toBe(404);
  });

  test('The own picture of a super administrator can be changed, too', async () => {
    expect((await upload(actors.super, file(png))).status).toBe(201);
  });

  test.each([
    [false, 40, 20],
    [true, 40, 40],
  ])('API-017 with IgnoreAspectRatio %s a picture of 80 by 40 that is requested at 40 by 40 is %i by %i', async (IgnoreAspectRatio, width, height) => {
    const wide = await sharp({ create: { width: 80, height: 40, channels: 3, background: 'teal' } }).png().toBuffer();
    const { body } = await world.call<{ avatar: string }>(actors.staff, 'uploadOwnAvatar', { files: [file(wide)], body: { Width: 40, Height: 40, IgnoreAspectRatio } });
    const stored = await world.call(actors.staff, 'getAvatarFile', { parameters: { file: body.avatar } });
    expect(await sharp(stored.file?.bytes).metadata()).toMatchObject({ width, height });
  });

  test.each([
    ['is missing', [], 400],
    ['is empty', [file(Buffer.alloc(0))], 400],
    ['has another field', [file(png, 'Picture')], 400],
    ['is a drawing with a script', [file(Buffer.from('<svg onload="alert(1)"/>'))], 400],
    ['unpacks to gigabytes', [file(claiming(30_000, 30_000))], 400],
    ['has more than 10 MB', [file(Buffer.concat([png, Buffer.alloc(10_485_761 - png.length)]))], 413],
  ] as const)('The own picture is refused when it %s', async (_, files, status) => {
    const before = (await own(actors.unit)).avatar;
    expect((await upload(actors.unit, ...files)).status).toBe(status);
    expect((await own(actors.unit)).avatar).toBe(before);
  });

  test('X06: the own picture whose file ends in a page is stored without the page', async () => {
    const { body } = await upload(actors.staff, file(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')])));
    const stored = await world.call(actors.staff, 'getAvatarFile', { parameters: { file: body.avatar } });
    expect(Buffer.from(stored.file?.bytes ?? []).length).toBeGreaterThan(0);
    expect(Buffer.from(stored.file?.bytes ?? []).includes('<script>')).toBe(false);
  });

  test('The own picture of exactly 10 MB is accepted', async () => {
    expect((await upload(actors.unit, file(Buffer.concat([png, Buffer.alloc(10_485_760 - png.length)])))).status).toBe(201);
  });
});

describe('the own profile', () => {
  const save = (actor: TestScope, change: Partial<Profile>) =>
    world.call<Profile>(actor, 'updateOwnProfile', { body: { name: 'Jordan Okafor', phoneNumber: null, phoneLoginEnabled: false, ...change } });

  test('The own profile is saved by Staff, too, and found under its new name', async () => {
    const { status, body } = await save(actors.staff, { name: '  Jordan Okafor-Lee ', phoneNumber: '+1 250 555 0142', phoneLoginEnabled: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Jordan Okafor-Lee', phoneNumber: '+1 250 555 0142', phoneLoginEnabled: true });
    const found = await world.call<{ results: { name: string }[] }>(actors.super, 'searchUsers', { body: { searchedPhrase: 'okafor-lee', page: 0, pageSize: 20 } });
    expect(found.body.results.map(({ name }) => name)).toEqual(['Jordan Okafor-Lee']);
  });

  test('The own profile keeps its name and refuses what is not a phone number', async () => {
    expect(await save(actors.staff, { name: '   ' })).toMatchObject({ status: 400, body: { message: 'A user needs a name.' } });
    expect((await save(actors.staff, { phoneNumber: 'call me' })).status).toBe(400);
    expect((await save(actors.staff, { phoneNumber: '555 0142' })).status).toBe(400);
  });

  test('The own profile lets a super administrator switch phone login, with name and phone as they are', async () => {
    const { name, phoneNumber } = await own(actors.super);
    expect((await save(actors.super, { name, phoneNumber, phoneLoginEnabled: false })).body.phoneLoginEnabled).toBe(false);
    expect((await save(actors.super, { name, phoneNumber: null })).status).toBe(403);
  });
});
