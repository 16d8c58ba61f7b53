import { describe, expect, test } from 'vitest';
import { startCuttingProxy } from './testing/cuttingProxy.ts';
import { generatedFile } from './testing/generatedFile.ts';
import { eventually, never, only, part, startUploadPages } from './testing/uploadPage.ts';

const { host, openPage, partNumbers } = await startUploadPages();
const { scope } = host;

describe('Files that are chosen', () => {
  test.each([
    ['U08 of 10 485 760 bytes goes in one request', 10_485_760, ['uploadContentFile'], 'form'],
    ['U08 of one byte more goes in parts', 10_485_761, ['createContentFileMultipartUpload', 'uploadContentFilePart', 'uploadContentFilePart', 'completeContentFileMultipartUpload'], 'form'],
    ['U08 of two parts of 8 MiB less a byte is two parts', 2 * 8_388_608 - 1, ['createContentFileMultipartUpload', 'uploadContentFilePart', 'uploadContentFilePart', 'completeContentFileMultipartUpload'], 'multiple'],
    ['U08 of two parts of 8 MiB is two parts', 2 * 8_388_608, ['createContentFileMultipartUpload', 'uploadContentFilePart', 'uploadContentFilePart', 'completeContentFileMultipartUpload'], 'multiple'],
    ['U08 of a byte more than two parts of 8 MiB is three', 2 * 8_388_608 + 1, ['createContentFileMultipartUpload', 'uploadContentFilePart', 'uploadContentFilePart', 'uploadContentFilePart', 'completeContentFileMultipartUpload'], 'multiple'],
  ] as const)('A file: %s', async (_name, size, operations, way) => {
    const page = openPage();
    const file = generatedFile('film.bin', size);
    page.add([file], { way });
    await page.over();
    expect((await host.calls()).map(({ operationId }) => operationId)).toEqual(operations);
    const { stored } = only(page.items());
    expect(await host.sha256(stored!.fileName)).toBe(file.sha256());
  });

  test('U08 a file of no bytes is refused before anything is sent', async () => {
    const page = openPage();
    page.add([generatedFile('nothing.bin', 0)]);
    expect(only(page.items())).toMatchObject({ status: 'error', failure: { reason: 'The file is empty.', remedy: 'replace' } });
    expect(await host.calls()).toEqual([]);
  });

  test('A file of a type that the place does not take is refused, and replaced by one that it takes', async () => {
    const page = openPage();
    const { id } = only(page.add([generatedFile('IMG_4471.HEIC', 10)], { rules: { extensions: ['jpg', 'png'] } }));
    expect(only(page.items()).failure).toMatchObject({ reason: 'HEIC can’t be shown.', advice: 'JPG and PNG can', remedy: 'replace' });
    page.queue.replace(id, generatedFile('cake.txt', 10));
    expect(only(page.items()).failure?.remedy).toBe('replace');
  });
});

describe('Parts of an upload', () => {
  test('U01 parts that are refused twice are sent again, and those before them are not', async () => {
    const page = openPage();
    await host.fault('uploadContentFilePart', { status: 500 }, { path: '/**/parts/3', times: 2 });
    const file = generatedFile('film.bin', 3 * part + 5);
    page.add([file]);
    await page.over();
    expect(await partNumbers()).toEqual([1, 2, 3, 3, 3, 4]);
    expect(page.waits).toHaveLength(2);
    expect(page.waits[1]).toBeGreaterThan(page.waits[0]!);
    expect(await host.sha256(only(page.items()).stored!.fileName)).toBe(file.sha256());
  });

  test('U02 parts that are refused with 401 are sent once more after a renewal, alone', async () => {
    const page = openPage();
    await host.fault('uploadContentFilePart', { status: 401 }, { path: '/**/parts/2', times: 1 });
    page.add([generatedFile('film.bin', 2 * part + 5)]);
    await page.over();
    expect(await partNumbers()).toEqual([1, 2, 2, 3]);
    expect(host.renewals()).toBe(1);
    expect(only(page.items()).status).toBe('success');
  });

  test('U03 parts whose response is lost are sent again, and no byte is doubled', async () => {
    const page = openPage();
    await host.fault('uploadContentFilePart', { resetAfterCommit: true }, { path: '/**/parts/2', times: 1 });
    const file = generatedFile('film.bin', 2 * part + 5);
    page.add([file]);
    await page.over();
    expect(await partNumbers()).toEqual([1, 2, 2, 3]);
    expect(await host.sha256(only(page.items()).stored!.fileName)).toBe(file.sha256());
  });

  test('Parts are sent several at a time where that is set, and arrive in their order', async () => {
    const page = openPage({ partsAtOnce: 3 });
    const file = generatedFile('film.bin', 5 * part + 5);
    page.add([file]);
    await page.over();
    expect((await partNumbers()).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await host.sha256(only(page.items()).stored!.fileName)).toBe(file.sha256());
  });

  test('200 MB over a line that is cut every 20 MB arrive intact, and never more of the file than one part is in memory', async () => {
    const proxy = await startCuttingProxy(host.origin, 20 * 1024 * 1024);
    const page = openPage({ origin: proxy.origin });
    const file = generatedFile('Awards evening.mp4.bin', 200 * 1024 * 1024);
    page.add([file], { way: 'multiple' });
    await page.over();
    expect(only(page.items()).failure).toBeNull();
    expect(proxy.cuts()).toBeGreaterThan(5);
    expect(file.largestRead()).toBe(8_388_608);
    expect(await host.sha256(only(page.items()).stored!.fileName)).toBe(file.sha256());
    await proxy.stop();
  });
});

describe('The end of an upload', () => {
  test('U04 the end of an upload whose response is lost, and whose repetition gets 404, is looked for and found', async () => {
    const page = openPage();
    await host.fault('completeContentFileMultipartUpload', { resetAfterCommit: true }, { times: 1 });
    const file = generatedFile('film.bin', part + 5);
    page.add([file]);
    await page.over();
    expect((await host.calls('completeContentFileMultipartUpload')).map(({ status }) => status)).toContain(404);
    expect(only(page.items())).toMatchObject({ status: 'success', stored: { originalFileName: 'film.bin' } });
    expect(await host.sha256(only(page.items()).stored!.fileName)).toBe(file.sha256());
  });

  test('U04 an upload is not reported as done where the file that is found is another', async () => {
    const page = openPage({ alter: (calls) => ({ ...calls, look: (id, facts, signal) => calls.look(id, { ...facts, size: 1 }, signal) }) });
    await host.fault('completeContentFileMultipartUpload', { resetAfterCommit: true }, { times: 1 });
    page.add([generatedFile('film.bin', part + 5)]);
    await page.over();
    expect(only(page.items()).failure?.reason).toBe('Could not confirm that it arrived.');
  });
});

describe('Cancelling an upload', () => {
  test('U05 cancelling in the middle of a part ends the upload at the host, although that fails at first', async () => {
    const page = openPage();
    await host.fault('uploadContentFilePart', { hang: true }, { path: '/**/parts/2' });
    await host.fault('deleteContentFileMultipartUpload', { status: 500 }, { times: 1 });
    const { id } = only(page.add([generatedFile('film.bin', 3 * part)]));
    await eventually(async () => expect(await partNumbers()).toEqual([1, 2]));
    page.queue.remove(id);
    expect(page.items()).toEqual([]);
    await eventually(async () => expect(await host.open()).toEqual([]));
    expect(page.storage.keys()).toEqual([]);
  });

  test('U05 cancelling while an upload is being started ends it as soon as its id is known', async () => {
    const answered = Promise.withResolvers<void>();
    const page = openPage({ alter: (calls) => ({ ...calls, begin: async (facts) => calls.begin(facts).finally(() => answered.promise) }) });
    const { id } = only(page.add([generatedFile('film.bin', 2 * part)]));
    await eventually(async () => expect(await host.open()).toHaveLength(1));
    page.queue.remove(id);
    answered.resolve();
    await eventually(async () => expect(await host.open()).toEqual([]));
    await eventually(() => expect(page.storage.keys()).toEqual([]));
    expect(await partNumbers()).toEqual([]);
  });

  test('U05 a cancellation that the host never received is completed at the next load of the page', async () => {
    const page = openPage();
    await host.fault('uploadContentFilePart', { hang: true });
    await host.fault('deleteContentFileMultipartUpload', { status: 500 });
    const { id } = only(page.add([generatedFile('film.bin', 2 * part)]));
    await eventually(async () => expect(await partNumbers()).toEqual([1]));
    page.queue.remove(id);
    await eventually(async () => expect(await host.calls('deleteContentFileMultipartUpload')).toHaveLength(6));
    expect(await host.open()).toHaveLength(1);
    expect(JSON.stringify(page.storage.keys().map((key) => page.storage.read(key)))).not.toContain('film.bin');
    await host.clearFaults();
    openPage({ storage: page.storage }).queue.recall(scope);
    await eventually(async () => expect(await host.open()).toEqual([]));
  });
});

describe('Pausing an upload', () => {
  test('Pausing an upload keeps the parts that have arrived, and resuming sends the others', async () => {
    const page = openPage();
    await host.fault('uploadContentFilePart', { hang: true }, { path: '/**/parts/3', times: 1 });
    const file = generatedFile('film.bin', 3 * part);
    const { id } = only(page.add([file]));
    await eventually(async () => expect(await partNumbers()).toEqual([1, 2, 3]));
    page.queue.pause(id);
    expect(only(page.items())).toMatchObject({ status: 'idle', isPaused: true, sentBytes: 2 * part });
    page.queue.resume(id);
    await page.over();
    expect(await partNumbers()).toEqual([1, 2, 3, 3]);
    expect(await host.sha256(only(page.items()).stored!.fileName)).toBe(file.sha256());
  });
});

test('U07 a file that is changed while it is sent is stopped, and nothing of it stays at the host', async () => {
  const page = openPage();
  await host.fault('uploadContentFilePart', { hang: true }, { path: '/**/parts/2', times: 1 });
  const file = generatedFile('cake.bin', 3 * part);
  page.add([file]);
  await eventually(async () => expect(await partNumbers()).toEqual([1, 2]));
  file.change();
  await host.clearFaults();
  await page.over();
  expect(only(page.items()).failure).toMatchObject({ reason: 'Changed while it was sent.', advice: 'Choose it again', remedy: 'replace' });
  await eventually(async () => expect(await host.open()).toEqual([]));
});

describe('Failures of an upload', () => {
  test('U09 an upload in parts that cannot be started says so', async () => {
    const page = openPage();
    await host.fault('createContentFileMultipartUpload', { status: 403, body: {} });
    page.add([generatedFile('film.bin', 2 * part)]);
    await page.over();
    expect(only(page.items()).failure).toMatchObject({ isAtBeginning: true, remedy: 'try-again' });
  });

  test('U09 of ten files, three fail: seven arrive, three give a reason, and a retry sends what is missing', async () => {
    const page = openPage();
    // Two are sent at the same time: which of the photos arrives second is undefined.
    await host.fault('uploadContentFile', { status: 413 }, { nth: 2 });
    await host.fault('uploadContentFile', { status: 503 }, { nth: 4 });
    const small = Array.from({ length: 8 }, (_, index) => generatedFile(`photo-${index}.bin`, 1000 + index));
    await host.fault('uploadContentFilePart', { status: 500 }, { path: '/**/parts/2', times: 12 });
    page.add([...small, generatedFile('one.bin', 2 * part), generatedFile('two.bin', 2 * part)]);
    await page.over();
    const failed = page.items().filter(({ status }) => status === 'error');
    expect(page.items().filter(({ status }) => status === 'success')).toHaveLength(7);
    expect(failed.map(({ name, failure }) => [name, failure?.reason, failure?.remedy])).toEqual([
      [expect.stringMatching(/^photo-\d\.bin$/), 'The file is too large for the host.', 'replace'],
      ['one.bin', 'Unable to process your request. Status code 500.', 'try-again'],
      ['two.bin', 'Unable to process your request. Status code 500.', 'try-again'],
    ]);
    expect(failed[1]?.failure?.advice).toBe('10.0 of 20.0 MB are kept');
    for (const { id } of failed.slice(1)) page.queue.resume(id);
    await page.over();
    expect(page.items().filter(({ status }) => status === 'success')).toHaveLength(9);
  });
});

describe('Files that go into a folder of a resource', () => {
  async function folder() {
    const client = host.client();
    const { data: item } = await client.POST('/api/management/resources/{id}/content-items', { params: { path: { id: host.pageId } }, body: { name: 'Handbook' } });
    const place = { id: host.pageId, itemId: item!.id };
    const read = () => client.GET('/api/management/resources/{id}/content-items/{itemId}/containers/{containerId}', { params: { path: { ...place, containerId: 'root' } } });
    return { goesInto: { ...place, containerId: 'root' }, names: async () => (await read()).data!.contentFiles.map(({ originalFileName }) => originalFileName) };
  }

  test('A file for a folder has arrived when it is in the folder, and is not sent again where only that step failed', async () => {
    const { goesInto, names } = await folder();
    const page = openPage();
    await host.fault('attachResourceFiles', { status: 403, body: { message: 'Ask the head office.' } });
    const { id } = only(page.add([generatedFile('plan.bin', 100)], { goesInto }));
    await page.over();
    expect(only(page.items())).toMatchObject({ status: 'error', stored: null, failure: { reason: 'Ask the head office.', remedy: 'try-again' } });
    expect(await names()).toEqual([]);
    await host.clearFaults();
    page.queue.resume(id);
    await page.over();
    expect(only(page.items())).toMatchObject({ status: 'success' });
    expect(await names()).toEqual(['plan.bin']);
    expect(await host.calls('uploadContentFile')).toHaveLength(1);
  });

  test('N05 a file for a folder whose response is lost is stored once', async () => {
    const { goesInto, names } = await folder();
    const page = openPage();
    await host.fault('attachResourceFiles', { resetAfterCommit: true }, { times: 1 });
    page.add([generatedFile('plan.bin', 100)], { goesInto });
    await page.over();
    expect(await names()).toEqual(['plan.bin']);
  });

  test('U06 a file for a folder is put there after a reload, too', async () => {
    const { goesInto, names } = await folder();
    // A page that is gone sends nothing more.
    const before = openPage({ alter: (calls) => ({ ...calls, sendPart: (...sent) => (sent[1] === 2 ? never() : calls.sendPart(...sent)) }) });
    const file = generatedFile('film.bin', 2 * part);
    before.add([file], { goesInto });
    await eventually(() => expect(before.storage.keys().flatMap((key) => JSON.parse(before.storage.read(key) ?? '').arrived.parts)).toEqual([1]));
    const after = openPage({ storage: before.storage });
    after.queue.recall(scope);
    after.queue.replace(only(after.items()).id, file);
    await after.over();
    expect(await names()).toEqual(['film.bin']);
  });
});

test('Closing the tray hides finished uploads, and a screen that has the id still gets the stored file', async () => {
  const page = openPage();
  const { id } = only(page.add([generatedFile('photo.bin', 100)]));
  await page.over();
  page.queue.putAway();
  expect(only(page.items())).toMatchObject({ id, isPutAway: true, stored: { originalFileName: 'photo.bin' } });
});

test('U10 another tenant ends the uploads of the previous one, and no part is sent under it', async () => {
  const page = openPage();
  await host.fault('uploadContentFilePart', { hang: true }, { path: '/**/parts/2' });
  page.add([generatedFile('film.bin', 3 * part)]);
  await eventually(async () => expect(await partNumbers()).toEqual([1, 2]));
  page.queue.recall({ ...scope, tenantId: 'another' });
  expect(page.items()).toEqual([]);
  await eventually(async () => expect(await host.open()).toEqual([]));
  expect(new Set((await host.calls()).map(({ tenant }) => tenant))).toEqual(new Set([scope.tenantId]));
});
