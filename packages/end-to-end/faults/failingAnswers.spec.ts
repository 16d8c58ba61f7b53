import type { Page } from '@playwright/test';
import { limitByPageClock, stopClock } from '../harness/clock.ts';
import { actOn, openPublishedContent, range, rowNamed, rows, toasts } from '../harness/publishedContent.ts';
import { expectQuiet } from '../harness/quiet.ts';
import { identifyAs, signIn, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import type { World } from '../harness/world.ts';

const item = 'Exit interview';
const itemPath = '/content?search=Exit+interview';

test('N02 a list whose response is 500 says so, offers Try again and recovers, with filter, sort and page kept', async ({ page, world }) => {
  await openPublishedContent(page, 'super', { path: '/content?sort=name&page=2' });
  await expect(range(page)).toHaveText('26–50 of 140');
  await expect(page.getByRole('rowheader')).toHaveCount(25);
  const names = await page.getByRole('rowheader').allInnerTexts();
  const address = page.url();
  await world.control.fault({ operationId: 'listPublishedItems' }, { status: 500, body: {} });
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: 'The list could not be loaded' });
  await expect(alert).toContainText('Unable to process your request.');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' })).toBeVisible();
  await world.control.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(range(page)).toHaveText('26–50 of 140');
  await expect(page.getByRole('rowheader')).toHaveText(names, { useInnerText: true });
  expect(page.url()).toBe(address);
});

test('N03 a delete whose response is 500 is reported in the question and in a toast; the question stays open, and a second try succeeds', async ({ page, world }) => {
  await openPublishedContent(page, 'super', { path: itemPath });
  await world.control.fault({ operationId: 'deleteSurveyItem' }, { status: 500, body: {} });
  await actOn(page, rowNamed(page, item), 'Delete');
  const dialog = page.getByRole('alertdialog', { name: 'Delete item' });
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Unable to process your request.');
  await expect(toasts(page)).toContainText('Delete Error');
  await expect(dialog).toContainText(`'${item}' will be deleted.`);
  await expect(rowNamed(page, item)).toBeVisible();
  await world.control.heal();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toasts(page)).toContainText('Item Removed');
  await expect(rows(page)).toHaveCount(0);
  await expect.poll(async () => (await world.control.callsOf('deleteSurveyItem')).map(({ isExecuted }) => isExecuted)).toEqual([false, true]);
});

/** Opens the list, which fails, with the clock stopped since before the request. The returned function counts its requests, once all have a response. */
async function openFailingList(page: Page, world: World): Promise<() => Promise<number>> {
  await page.clock.install();
  await signIn(page, 'super', { path: '/diag' });
  await expectQuiet(world.control);
  await stopClock(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Published Content' }).click();
  return async () => {
    await expectQuiet(world.control);
    return (await world.control.callsOf('listPublishedItems')).length;
  };
}

/** The notice that a list will be retried; it appears as soon as the wait begins. */
const repeatNotice = (page: Page) => page.getByText('Something could not be loaded. Trying again…').first();
const listAlert = (page: Page) => page.getByRole('alert').filter({ hasText: 'The list could not be loaded' });

test('N04 a GET whose response is 503 with Retry-After 2 is retried automatically, not sooner than 2 s later', async ({ page, world }) => {
  await world.control.fault({ operationId: 'listPublishedItems', times: 1 }, { status: 503, headers: { 'Retry-After': '2' }, body: {} });
  const timesAsked = await openFailingList(page, world);
  await expect(repeatNotice(page)).toBeVisible();
  await page.clock.runFor(1_999);
  expect(await timesAsked()).toBe(1);
  await page.clock.runFor(1);
  await expect(range(page)).toHaveText('1–25 of 140');
  await expect.poll(async () => (await world.control.callsOf('listPublishedItems')).map(({ status }) => status)).toEqual([503, 200]);
});

test('N02 a read whose response is 500 is not retried automatically: the alert is there immediately', async ({ page, world }) => {
  await world.control.fault({ operationId: 'listPublishedItems' }, { status: 500, body: {} });
  const timesAsked = await openFailingList(page, world);
  await expect(listAlert(page)).toBeVisible();
  await page.clock.runFor(60_000);
  expect(await timesAsked()).toBe(1);
});

test('N02 a read without a response for a moment is tried twice more within 3 s, and says so in the meantime', async ({ page, world }) => {
  await world.control.fault({ operationId: 'listPublishedItems' }, { status: 503, body: {} });
  const timesAsked = await openFailingList(page, world);
  const isReading = topBar(page).getByRole('progressbar');
  // The clock advances by 3 s in total, and only while the console waits.
  for (const [asked, wait] of [[1, 1_000], [2, 2_000]] as const) {
    await expect.poll(timesAsked).toBe(asked);
    await expect(isReading).toHaveCount(0);
    await expect(repeatNotice(page)).toBeVisible();
    await page.clock.runFor(wait);
  }
  await expect(listAlert(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(repeatNotice(page)).toHaveCount(0);
  expect(await timesAsked()).toBe(3);
});

test('N04 a write whose response is 429 says how long to wait and is never repeated automatically', async ({ page, world }) => {
  await page.clock.install();
  await openPublishedContent(page, 'super', { path: itemPath });
  await world.control.fault({ operationId: 'deleteSurveyItem' }, { status: 429, headers: { 'Retry-After': '2' }, body: {} });
  await actOn(page, rowNamed(page, item), 'Delete');
  const dialog = page.getByRole('alertdialog', { name: 'Delete item' });
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Too many requests. Try again in 2 seconds.');
  // Longer than the wait that the host requested.
  await page.clock.fastForward(10_000);
  await expectQuiet(world.control);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.clock.fastForward(10_000);
  await expectQuiet(world.control);
  await expect(rowNamed(page, item)).toBeVisible();
  await expect.poll(() => world.control.callsOf('deleteSurveyItem')).toHaveLength(1);
});

test('N05 when the connection breaks after the host deleted, the state is read again and reported, and nothing is deleted twice', async ({ page, world }) => {
  await openPublishedContent(page, 'super', { path: itemPath });
  await world.control.fault({ operationId: 'deleteSurveyItem' }, { resetAfterCommit: true });
  await actOn(page, rowNamed(page, item), 'Delete');
  const dialog = page.getByRole('alertdialog', { name: 'Delete item' });
  const reads = (await world.control.callsOf('listPublishedItems')).length;
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toasts(page)).toContainText('Item Removed');
  await expect(dialog).toHaveCount(0);
  await expect(rows(page)).toHaveCount(0);
  await expect.poll(async () => (await world.control.callsOf('listPublishedItems')).length).toBeGreaterThan(reads);
  await expect.poll(async () => (await world.control.callsOf('deleteSurveyItem')).map(({ isExecuted }) => isExecuted)).toEqual([true]);
});

test('N06 a list without a response says it is loading, then that none came; the console stays usable', async ({ page, world }) => {
  await page.clock.install();
  await limitByPageClock(page);
  await signIn(page, 'super', { path: '/diag' });
  await expectQuiet(world.control);
  await world.control.fault({ operationId: 'listPublishedItems' }, { hang: true });
  await stopClock(page);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Published Content' }).click();
  await expect(page.getByRole('status', { name: 'Loading Published Content' }).or(page.locator('[aria-busy="true"]')).first()).toBeVisible();
  await expect.poll(async () => (await world.control.traffic()).filter(({ host, finishedAt }) => host === 'api' && finishedAt === null).map(({ operationId }) => operationId)).toEqual(['listPublishedItems']);
  await page.clock.runFor(29_999);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole('alert')).toContainText('The server did not answer in time. Try again.');
  await page.clock.resume();
  await navigation.getByRole('link', { name: 'Users' }).click();
  // The address changes before the page does, so it would not prove that the old page was left.
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  const calls = (await world.control.callsOf('listPublishedItems')).length;
  await world.control.heal();
  await page.goBack();
  await expect(range(page)).toHaveText('1–25 of 140');
  await expect.poll(async () => (await world.control.callsOf('listPublishedItems')).length).toBeGreaterThan(calls);
});

test('N06 a list that takes long says so; Cancel ends the wait, Try again requests it again', async ({ page, world }) => {
  await page.clock.install();
  await signIn(page, 'super', { path: '/diag' });
  await world.control.fault({ operationId: 'listPublishedItems' }, { hang: true });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Published Content' }).click();
  await expect.poll(async () => (await world.control.callsOf('listPublishedItems')).length).toBe(1);
  // The list waits for it, too: a page's prefetched data is refetched if the page comes seconds later.
  await expect(page.getByRole('heading', { name: 'Published Content', level: 1 })).toBeFocused();
  const notice = page.locator('#root').getByText('This takes longer than usual.');
  await page.clock.fastForward(7_000);
  await expect(notice).toHaveCount(0);
  await page.clock.fastForward(2_000);
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'The list could not be loaded' })).toContainText('You stopped waiting. Try again at any time.');
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Published Content', level: 1 }), 'focus is not lost with the button').toBeFocused();
  await expect.poll(async () => (await world.control.callsOf('listPublishedItems')).map(({ status, finishedAt }) => [status, finishedAt !== null])).toEqual([[null, true]]);
  await world.control.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(range(page)).toHaveText('1–25 of 140');
});

test('N06 the wait for a delete without a response can be ended; the console says that it may have been done, and reads the list again', async ({ page, world }) => {
  await page.clock.install();
  await openPublishedContent(page, 'super', { path: itemPath });
  await world.control.fault({ operationId: 'deleteSurveyItem' }, { delayAnswerMs: 60_000 });
  await actOn(page, rowNamed(page, item), 'Delete');
  const dialog = page.getByRole('alertdialog', { name: 'Delete item' });
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(async () => (await world.control.callsOf('deleteSurveyItem')).map(({ isExecuted }) => isExecuted)).toEqual([true]);
  await page.clock.fastForward(9_000);
  await expect(dialog).toContainText('This takes longer than usual. You can stop waiting, but the change may still be made.');
  await expect(dialog.getByRole('button', { name: 'Cancel' }), 'nothing pretends to undo it').toBeDisabled();
  await dialog.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(toasts(page)).toContainText('You stopped waiting, so it may still be done.');
  await expect(dialog.getByRole('alert')).toContainText('You stopped waiting, so it may still be done.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rows(page)).toHaveCount(0);
  await expect.poll(() => world.control.callsOf('deleteSurveyItem')).toHaveLength(1);
});

test('N06 a form whose wait was ended has the focus on its save button', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/users/departments' });
  await page.getByRole('button', { name: 'Add department' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Night kitchen');
  await page.clock.install();
  await world.control.fault({ operationId: 'createDepartment' }, { hang: true });
  const save = dialog.getByRole('button', { name: /^(Add|Save)$/ });
  await save.click();
  await expect.poll(async () => (await world.control.callsOf('createDepartment')).length).toBe(1);
  await page.clock.fastForward(9_000);
  await dialog.getByRole('button', { name: 'Stop waiting' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('You stopped waiting, so it may still be done.');
  await expect(save).toBeFocused();
});

test('N06 the wait for tenants that do not load can be ended, and they can be loaded again', async ({ page, world }) => {
  await page.clock.install();
  await world.control.fault({ path: '/api/users/me/tenants' }, { hang: true });
  await page.goto('/dashboard');
  await identifyAs(page, 'solo');
  const tenantCalls = async () => (await world.control.traffic()).filter(({ path }) => path === '/api/users/me/tenants').length;
  await expect.poll(tenantCalls).toBe(1);
  // The session's request precedes the interface; its time counts from when the user sees the wait.
  await expect(page.locator('[data-brand-mark]').getByRole('progressbar')).toBeVisible();
  await page.clock.fastForward(9_000);
  await expect(page.getByRole('heading', { name: 'This takes longer than usual.' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Your tenants and roles could not be loaded')).toBeVisible();
  await world.control.heal();
  // By key: a second press so soon at the place of Cancel would count as a double click.
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(topBar(page)).toContainText('Prairie Homes');
});

test('X09 a stack trace, markup or a very long text from the host becomes one short sentence of ours, as text', async ({ page, world, allow }) => {
  // The test itself loads the page again and again.
  allow.storms = true;
  const secret = 'Server=db1;Password=hunter2';
  const book = `Try less. ${'x'.repeat(1_000_000)}${secret}`;
  allow.serverMessages = [`${book.slice(0, 299)}…`];
  await signIn(page, 'super', { path: '/diag' });
  for (const message of [
    `NullReferenceException: ${secret}\n   at Api.Items.List() in /src/Items.cs:line 42`,
    `<html><body><h1>500</h1><img src=x onerror="document.title='taken'">${secret}</body></html>`,
    book,
  ]) {
    await world.control.heal();
    await world.control.fault({ operationId: 'listPublishedItems' }, { status: 400, body: { message } });
    await page.goto('/content');
    const alert = page.getByRole('alert').filter({ hasText: 'The list could not be loaded' });
    await expect(alert).toBeVisible();
    expect((await alert.innerText()).length).toBeLessThan(500);
    await expect(page.getByText('hunter2')).toHaveCount(0);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    await expect(page).not.toHaveTitle(/taken/);
  }
});
