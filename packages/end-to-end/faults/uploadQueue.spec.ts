import { createHash } from 'node:crypto';
import { closeSync, createReadStream, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { Host, type Identity } from '../access/host.ts';
import { identityOf } from '../access/identityOf.ts';
import { png } from '../harness/pictures.ts';
import { openProfileMenu, signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

const mebibyte = 1024 * 1024;

/** Writes a file without holding it all in memory; no two of its parts are alike. */
function makeFile(name: string, megabytes: number): { path: string; size: number; remove: () => void } {
  const path = join(tmpdir(), name);
  const file = openSync(path, 'w');
  for (let block = 0; block < megabytes; block += 1) writeSync(file, Buffer.alloc(mebibyte, (block * 31 + 7) % 251));
  closeSync(file);
  return { path, size: statSync(path).size, remove: () => rmSync(path) };
}

async function sha256(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex');
}

/** The uploader, and a page that accepts files of any type. */
async function uploader(browser: Browser, world: { console: string; api: string }): Promise<{ host: Host; identity: Identity; subject: string; page: { id: string; name: string } }> {
  const host = new Host(world.api);
  const identity = await identityOf(browser, world.console, 'super');
  const types = await host.read<{ id: string; name: string }[]>(identity, '/api/types/content');
  const pages = await host.read<{ id: string; name: string; contentTypeId: string }[]>(identity, '/api/management/content-instances');
  const page = pages.find(({ contentTypeId }) => types.some(({ id, name }) => id === contentTypeId && name === 'Resource'));
  if (page === undefined) throw new Error('Nothing takes files of any type.');
  const { sub } = JSON.parse(Buffer.from(identity.token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  return { host, identity, subject: sub, page };
}

/** Signs in where an earlier load of the page left an upload that the host no longer has, and chooses a file for it. */
async function chooseAgain(page: Page, { identity, subject, page: { id, name } }: Awaited<ReturnType<typeof uploader>>, file: { path: string; size: number }): Promise<void> {
  await signIn(page, 'super');
  const remembered = {
    scope: { subject, tenantId: identity.tenantId, roleId: identity.roleId },
    arrived: { uploadId: '6f1b0c1e-8d1f-4a53-9e52-0c4f7a1f2b3c', parts: [] },
    contentInstanceId: id,
    name: 'film.bin',
    size: file.size,
    lastModified: 1,
    bytesOfPart: 8 * mebibyte,
    belongsTo: { label: name, href: '/dashboard' },
  };
  await page.evaluate((upload) => sessionStorage.setItem(`noticeboard.upload ${upload.arrived.uploadId}`, JSON.stringify(upload)), remembered);
  await page.reload();
  await page.getByRole('button', { name: 'Expand' }).click();
  await expect(tray(page)).toContainText('Stopped when the page was left. Choose it again');
  const choosing = page.waitForEvent('filechooser');
  await tray(page).getByRole('button', { name: 'Choose file: film.bin' }).click();
  await (await choosing).setFiles(file.path);
}

const tray = (page: Page) => page.getByRole('region', { name: 'Uploads' });

/** Bytes of the page's own memory, after garbage collection. */
async function memoryOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number; backingStorageSize?: number };
  await session.detach();
  return usedSize + backingStorageSize;
}

test('U01 200 MB arrive byte for byte over a line that fails every few parts, while pages change, and the page stays small', async ({ page, browser, world, allow }) => {
  // A part that fails is sent again.
  allow.repeatedWrites = true;
  test.setTimeout(240_000);
  const person = await uploader(browser, world);
  const file = makeFile(`film-${test.info().workerIndex}.bin`, 200);
  for (const nth of [3, 9, 14]) await world.control.fault({ operationId: 'uploadContentFilePart', nth }, { resetAfterCommit: true });
  await world.control.fault({ operationId: 'uploadContentFilePart', nth: 6 }, { status: 503 });
  await chooseAgain(page, person, file);
  const start = await memoryOf(page);
  let most = start;
  await expect(tray(page)).toContainText(/[1-9]\d? %/);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  const done = tray(page).getByText('All items uploaded sucessfully').first();
  await expect
    .poll(
      async () => {
        most = Math.max(most, await memoryOf(page));
        return done.isVisible();
      },
      { timeout: 200_000 },
    )
    .toBe(true);
  expect((most - start) / mebibyte).toBeLessThan(100);
  const [completed] = (await world.control.callsOf('completeContentFileMultipartUpload')).filter(({ isExecuted }) => isExecuted);
  const id = completed?.path.split('/').at(-2) ?? '';
  const { url } = await person.host.read<{ url: string }>(person.identity, `/api/v2/management/content-files/${id}/storage-url`);
  const stored = await fetch(url);
  expect(await sha256(stored.body as unknown as AsyncIterable<Uint8Array>)).toBe(await sha256(createReadStream(file.path)));
  await expect(tray(page)).toHaveCount(0, { timeout: 15_000 });
  file.remove();
});

test('U10 signing out in the middle of an upload asks first, and then ends it at the host', async ({ page, browser, world, allow }) => {
  // A part that fails is sent again.
  allow.repeatedWrites = true;
  const person = await uploader(browser, world);
  const file = makeFile(`film-u10-${test.info().workerIndex}.bin`, 20);
  await world.control.fault({ operationId: 'uploadContentFilePart', nth: 2 }, { hang: true });
  await chooseAgain(page, person, file);
  await expect.poll(async () => (await world.control.callsOf('uploadContentFilePart')).length).toBe(2);
  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel the uploads?' });
  await question.getByRole('button', { name: 'Keep uploading' }).click();
  await expect(tray(page)).toContainText('0 of 1');
  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await question.getByRole('button', { name: 'Cancel uploads' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Noticeboard' })).toBeVisible();
  await expect.poll(async () => (await world.control.callsOf('deleteContentFileMultipartUpload')).map(({ status }) => status)).toContain(204);
  file.remove();
});

test('a picture that is uploaded is shown small, rendered by a worker under the policy of the page', async ({ page, browser, world }) => {
  const person = await uploader(browser, world);
  const path = join(tmpdir(), `courtyard-${test.info().workerIndex}.png`);
  writeFileSync(path, png(400));
  await chooseAgain(page, person, { path, size: statSync(path).size });
  const picture = tray(page).locator('img');
  await expect(picture).toHaveAttribute('src', /^blob:/);
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => [image.naturalWidth, image.naturalHeight]))).toEqual([200, 200]);
  rmSync(path);
});
