import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { png } from '../harness/pictures.ts';
import { toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

/** A picture with this many bytes appended. */
const picture = (bytes: number) => ({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.concat([png(64), Buffer.alloc(bytes)]) });

const pictureField = (page: Page) => page.getByRole('main').locator('input[type="file"]');
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Uploading the image' });
const howFar = (page: Page) => bar(page).evaluateAll(([shown]) => Number(shown?.getAttribute('aria-valuenow') ?? 0));

/** Limits the line to this many bytes a second. */
async function slowLine(page: Page, uploadThroughput: number): Promise<() => Promise<void>> {
  const line = await page.context().newCDPSession(page);
  const set = async (throughput: number) => {
    await line.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: throughput });
  };
  await line.send('Network.enable');
  await set(uploadThroughput);
  return () => set(-1);
}

test('a picture on a slow line shows its progress, is cancelled half way, and arrives at the next try', { tag: '@chromium' }, async ({ page, world }) => {
  await signIn(page, 'staff', { path: '/me' });
  const quicken = await slowLine(page, 300_000);
  await pictureField(page).setInputFiles(picture(3_000_000));
  await expect.poll(() => howFar(page)).toBeGreaterThan(5);
  expect(await howFar(page)).toBeLessThan(100);
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  expect((await world.control.callsOf('uploadOwnAvatar')).filter(({ isExecuted }) => isExecuted)).toEqual([]);
  await quicken();
  await pictureField(page).setInputFiles(picture(1_000));
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await expect.poll(async () => (await world.control.callsOf('uploadOwnAvatar')).filter(({ isExecuted }) => isExecuted)).toHaveLength(1);
});

test('A04 an upload whose token is refused is sent once more, whole, in the same tenant and role', async ({ page, world }) => {
  await signIn(page, 'staff', { path: '/me' });
  await world.control.fault({ operationId: 'uploadOwnAvatar', times: 1 }, { status: 401, body: {} });
  await pictureField(page).setInputFiles(picture(200_000));
  await expect(toasts(page)).toContainText('Changes saved successfully');
  const calls = await world.control.callsOf('uploadOwnAvatar');
  expect(calls.map(({ status }) => status)).toEqual([401, 201]);
  expect(calls[1]).toMatchObject({ tenant: calls[0]?.tenant, role: calls[0]?.role });
  expect(calls[1]?.jti).not.toBe(calls[0]?.jti);
});

test('X11 an upload that is redirected fails, and the other host gets neither the token nor the file', async ({ page, world, allow }) => {
  const strangers: string[] = [];
  const canary = createServer((request, answer) => {
    strangers.push(`${request.method} ${request.headers.authorization ?? ''}`);
    answer.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*, Authorization' }).end('{}');
  });
  await new Promise<void>((listening) => {
    canary.listen(0, '127.0.0.1', listening);
  });
  const { port } = canary.address() as AddressInfo;
  allow.policyViolations = [new RegExp(`127.0.0.1:${port}`)];
  await signIn(page, 'staff', { path: '/me' });
  const failure = page.getByRole('main').getByRole('button', { name: 'Try again' });
  let sent = 0;
  for (const [status, address] of [
    [307, `http://127.0.0.1:${port}/avatar`],
    [303, `${world.api}/api/users/me`],
  ] as const) {
    await world.control.heal();
    await world.control.fault({ operationId: 'uploadOwnAvatar' }, { status, headers: { Location: address }, body: {} });
    await pictureField(page).setInputFiles(picture(1_000));
    sent += 1;
    await expect.poll(async () => (await world.control.callsOf('uploadOwnAvatar')).length).toBe(sent);
    await expect(failure, String(status)).toBeVisible();
  }
  canary.close();
  expect(strangers).toEqual([]);
  await world.control.heal();
  await failure.click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
});

test('an import on a slow line shows its progress, then that the rows are being added', { tag: '@chromium' }, async ({ page, world }) => {
  await signIn(page, 'super', { path: '/users/list' });
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog');
  const csv = ['name,username', ...Array.from({ length: 20_000 }, (_, row) => `Person ${row},taken`)].join('\n');
  await dialog.locator('input[type="file"]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const send = dialog.getByRole('button', { name: /^Import \d/ });
  await expect(send).toBeVisible();
  await slowLine(page, 100_000);
  await world.control.fault({ operationId: 'importUsers' }, { hold: true, status: 500, body: {} });
  await send.click();
  await expect.poll(async () => Number(await dialog.getByRole('progressbar', { name: 'Sending people.csv' }).getAttribute('aria-valuenow'))).toBeGreaterThan(5);
  await expect(dialog.getByRole('progressbar', { name: 'Adding the rows' })).toBeVisible();
  await expect.poll(async () => (await world.control.callsOf('importUsers')).length, 'the whole file has arrived').toBe(1);
  await world.control.release();
  await expect(dialog.getByRole('alert')).toContainText('The file was not imported');
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
});
