import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../ground/testing/memoryStorage.ts';
import { generatedFile } from './testing/generatedFile.ts';
import { eventually, never, only, part, startUploadPages } from './testing/uploadPage.ts';
import type { UploadOptions } from './uploadTypes.ts';

const { host, openPage, partNumbers } = await startUploadPages();
const { scope } = host;

describe('Reloading during an upload', () => {
  async function reloaded(options: Partial<UploadOptions> = {}) {
    // A page that is gone never gets the response to its last part, and sends nothing more.
    const before = openPage({ alter: (calls) => ({ ...calls, sendPart: (...sent) => (sent[1] === 3 ? calls.sendPart(...sent).then(never, never) : calls.sendPart(...sent)) }) });
    await host.fault('uploadContentFilePart', { hang: true }, { path: '/**/parts/3' });
    const file = generatedFile('film.bin', 3 * part);
    before.add([file], { belongsTo: { label: 'Awards', href: '/awards' }, ...options });
    await eventually(async () => expect(await partNumbers()).toEqual([1, 2, 3]));
    const after = openPage({ storage: before.storage });
    after.queue.recall(scope);
    await host.clearFaults();
    return { file, after };
  }

  test('U06 a reload during an upload reports what stopped, and the same file continues where it was', async () => {
    const { file, after } = await reloaded();
    const { id } = only(after.items());
    expect(only(after.items())).toMatchObject({ name: 'film.bin', status: 'error', sentBytes: 2 * part, belongsTo: { label: 'Awards', href: '/awards' }, failure: { remedy: 'choose-again' } });
    after.queue.replace(id, file);
    await after.over();
    expect(await partNumbers()).toEqual([1, 2, 3, 3]);
    expect(await host.sha256(only(after.items()).stored!.fileName)).toBe(file.sha256());
    expect(after.storage.keys()).toEqual([]);
  });

  test('U06 a reload during an upload keeps into which conversation a file goes, and which message it replies to', async () => {
    const { after } = await reloaded({ channelId: 'night', repliedChatMessageId: 'asked' });
    expect(only(after.items())).toMatchObject({ channelId: 'night', repliedChatMessageId: 'asked' });
    after.queue.remove(only(after.items()).id);
    await eventually(async () => expect(await host.open()).toEqual([]));
  });

  test('U06 a reload during an upload starts again with another file, and the old upload is aborted', async () => {
    const { after } = await reloaded();
    const [old] = await host.open();
    const other = generatedFile('film.bin', 2 * part);
    after.queue.replace(only(after.items()).id, other);
    await after.over();
    expect((await host.open()).map(({ id }) => id)).not.toContain(old?.id);
    expect(await host.sha256(only(after.items()).stored!.fileName)).toBe(other.sha256());
  });

  test('U06 a reload during an upload starts again where the host no longer has it', async () => {
    const { file, after } = await reloaded();
    const [old] = await host.open();
    await host.client().DELETE('/api/v2/management/content-files/multipart-uploads/{uploadId}', { params: { path: { uploadId: old?.id ?? '' } } });
    after.queue.replace(only(after.items()).id, file);
    await after.over();
    expect(await host.sha256(only(after.items()).stored!.fileName)).toBe(file.sha256());
  });

  test('U06 a reload reports files that waited or went in one request, too, and each of them that is chosen again is sent', async () => {
    // Browsers list what is stored in any order: here the last first.
    const stored = memoryStorage();
    const storage = { ...stored, keys: () => stored.keys().toReversed() };
    const before = openPage({ storage, alter: (calls) => ({ ...calls, sendWhole: never }) });
    const [photo, plan, last] = [generatedFile('photo.bin', 20), generatedFile('plan.bin', 20), generatedFile('last.bin', 20)];
    const awards = { belongsTo: { label: 'Awards', href: '/awards' } };
    before.add([photo, plan, last, generatedFile('IMG_4471.HEIC', 10)], { ...awards, rules: { extensions: ['bin'] } });
    expect(before.items().map(({ status }) => status)).toEqual(['uploading', 'uploading', 'idle', 'error']);
    const after = openPage({ storage: before.storage });
    after.queue.recall(scope);
    expect(after.items().map(({ name, failure }) => [name, failure?.remedy])).toEqual([['photo.bin', 'choose-again'], ['plan.bin', 'choose-again'], ['last.bin', 'choose-again']]);
    // Of the same thing alone: another page's file of that name is another upload.
    after.add([plan], { belongsTo: { label: 'Menus', href: '/menus' } });
    after.add([last, photo], awards);
    await after.over();
    expect(after.items().map(({ name, status }) => [name, status])).toEqual([['photo.bin', 'success'], ['plan.bin', 'error'], ['last.bin', 'success'], ['plan.bin', 'success']]);
    after.queue.remove(after.items()[1]!.id);
    expect(after.storage.keys()).toEqual([]);
  });

  test('A reload shows nobody the uploads of another person', () => {
    const storage = memoryStorage();
    storage.write('noticeboard.upload 1', JSON.stringify({ scope, arrived: { uploadId: '1', parts: [] }, name: 'secret.pdf', size: 5, bytesOfPart: 5 }));
    storage.write('noticeboard.upload 2', 'not what this version writes');
    const page = openPage({ storage });
    page.queue.recall({ ...scope, subject: 'somebody else' });
    expect(page.items()).toEqual([]);
    expect(storage.keys()).toEqual([]);
  });
});
