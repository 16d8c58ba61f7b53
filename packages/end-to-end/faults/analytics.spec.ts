import { readFile } from 'node:fs/promises';
import { stopClock } from '../harness/clock.ts';
import { dayOfLastMonth } from '../harness/days.ts';
import { toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

test('P10 62 days across a clock change are requested from the right first day; 63 are refused by an alert, and nothing is requested', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/analytics/user-activity' });
  const user = await page.getByRole('table', { name: 'Active users', exact: true }).getByRole('link').first().getAttribute('href');
  const id = new URLSearchParams(user?.split('?')[1]).get('user');
  const open = (from: string) => page.goto(`/analytics/user-content-views?range=custom&from=${from}&to=2025-04-17&user=${id}`);
  const asked = async () => (await world.control.callsOf('listUserContentViewsByDate')).map(({ path }) => path.split('/').slice(-2).join(' '));

  await open('2025-02-15');
  await expect(page.getByText('Feb 15 – Apr 17, 2025')).toBeVisible();
  expect(await asked()).toEqual(['2025-02-15 2025-04-17']);
  await expect(page.getByText('Maximum range is 62 days.')).toHaveCount(0);

  await open('2025-02-14');
  await expect(page.getByRole('alert').filter({ hasText: 'Maximum range is 62 days.' })).toBeVisible();
  await expect(page.getByText('Choose a shorter range')).toBeVisible();
  expect(await asked()).toEqual(['2025-02-15 2025-04-17']);

  // One day less, by keyboard, is requested immediately.
  await page.getByRole('spinbutton', { name: /day.*start/i }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(/from=2025-02-15/);
  await expect(page.getByText('Maximum range is 62 days.')).toHaveCount(0);
});

test('X07 a file with a hostile name and formulas in its cells is saved under a plain name, as text', async ({ page, world }) => {
  const name = '../../start\r\nup\u202Evsc.exe';
  await world.control.fault(
    { operationId: 'downloadActivitySnapshot' },
    {
      body: 'Name,Username\r\n"=HYPERLINK(""http://evil.example"",""click"")",@cmd\r\nZoë,-3\r\n',
      headers: { 'Content-Type': 'text/csv', 'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` },
    },
  );
  await signIn(page, 'super', { path: '/analytics/user-activity' });
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download active users', exact: true }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('startupvsc.exe.csv');
  expect(await readFile(await file.path(), 'utf8')).toBe('\u{FEFF}Name,Username\r\n"\'=HYPERLINK(""http://evil.example"",""click"")",\'@cmd\r\nZoë,-3\r\n');
});

test('X07, ERR-127, LIM-121: a proxy’s page is not saved as a file; the spinner is shown immediately, and stops without a message', async ({ page, world }) => {
  await world.control.fault({ operationId: 'downloadActivitySnapshot' }, { hold: true, body: '<html>Sign in to the network</html>', headers: { 'Content-Type': 'text/html' } });
  await signIn(page, 'super', { path: '/analytics/user-activity' });
  const saved: string[] = [];
  page.on('download', (file) => saved.push(file.suggestedFilename()));
  const download = page.getByRole('button', { name: /Download active users/ });
  await download.click();
  await expect(download.getByRole('progressbar')).toHaveCSS('animation-delay', '0s');
  await world.control.release();
  await expect(download.getByRole('progressbar')).toHaveCount(0);
  await expect(toasts(page)).toHaveCount(0);
  expect(saved).toEqual([]);
});

test('LIM-121: a download that takes 200 ms or more has a spinner', async ({ page, world }) => {
  await world.control.fault({ operationId: 'downloadActivitySnapshot' }, { hold: true, body: '' });
  await page.clock.install();
  await signIn(page, 'super', { path: '/analytics/user-activity' });
  const download = page.getByRole('button', { name: /Download active users/ });
  await expect(download).toBeVisible();
  await stopClock(page);
  await download.press('Enter');
  await expect.poll(() => world.control.callsOf('downloadActivitySnapshot')).toHaveLength(1);
  await page.clock.runFor(199);
  await expect(download.getByRole('progressbar')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(download.getByRole('progressbar')).toBeVisible();
  await page.clock.resume();
  await world.control.release();
});

test('B02 a part of analytics that gets a response of another shape fails alone', async ({ page, world, allow }) => {
  // The test itself loads pages again and again.
  allow.storms = true;
  const json = { 'Content-Type': 'application/json' };
  await signIn(page, 'super', { path: '/analytics/user-activity' });
  await expect(page.getByRole('table', { name: 'Inactive users' })).toBeVisible();
  for (const body of ['[null,7,"x"]', '"numbers"', '{"results":null}']) {
    await test.step(body, async () => {
      await world.control.heal();
      await world.control.fault({ operationId: 'listActiveUsersByDate' }, { body, headers: json });
      await world.control.fault({ operationId: 'listActivitySnapshot', path: '/**/users/active/**' }, { body, headers: json });
      await page.reload();
      await expect(page.getByRole('table', { name: 'Inactive users' }).getByRole('rowheader').first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: /Date range/ })).toBeVisible();
    });
  }
});

test('X01 markup in names of people, units and items is shown as text in every table, ranking and choice', async ({ page, world, allow }) => {
  // The test itself opens page after page.
  allow.storms = true;
  const markup = '<img src=x id="config" name="configuration" onerror="window.hit = true"><b>Bo</b>';
  const hostile: [operationId: string, set: Record<string, unknown>][] = [
    ['listActivitySnapshot', { 'results.0.name': markup, 'results.0.username': markup, 'results.0.email': markup }],
    ['getOrganizationTree', { name: markup }],
    ['listMostViewedContentItems', { '0.preview': markup, '0.typeName': markup }],
    ['listMostCommentedContentItems', { '0.preview': markup, '0.typeName': markup }],
    ['listMostLikedContentItems', { '0.preview': markup, '0.typeName': markup }],
    ['getUser', { name: markup }],
  ];
  for (const [operationId, set] of hostile) await world.control.fault({ operationId }, { set });
  // The first active person may have viewed nothing.
  const views = [{ viewDate: dayOfLastMonth(15), userContentViews: [{ contentItemId: '11111111-1111-4111-8111-111111111111', preview: markup, count: 3 }] }];
  await world.control.fault({ operationId: 'listUserContentViewsByDate' }, { body: views, headers: { 'Content-Type': 'application/json' } });
  const expectInert = async (what: string) => {
    expect(await page.evaluate(() => 'hit' in window), what).toBe(false);
    await expect(page.locator('#config, [name="configuration"], img[src="x"]'), what).toHaveCount(0);
  };
  await signIn(page, 'super', { path: '/analytics/user-activity' });
  for (const table of ['Active users', 'Inactive users']) {
    await expect(page.getByRole('table', { name: table, exact: true }).getByText(markup).first(), table).toBeVisible();
  }
  const user = await page.getByRole('table', { name: 'Active users', exact: true }).getByRole('link').first().getAttribute('href');
  const id = new URLSearchParams(user?.split('?')[1]).get('user');
  await page.getByRole('button', { name: 'Unit: All units. Change' }).click();
  await expect(page.getByRole('dialog').getByRole('row').filter({ hasText: markup }).first()).toBeVisible();
  await expectInert('user activity');

  await page.goto('/analytics/content-items?range=lastMonth');
  for (const title of ['Most liked', 'Most commented', 'Most viewed']) {
    await expect(page.getByRole('region', { name: title }).getByText(markup).first(), title).toBeVisible();
  }
  await expectInert('content items');

  for (const path of ['engagements', 'user-content-views']) {
    await page.goto(`/analytics/${path}?range=lastMonth&user=${id}`);
    await expect(page.getByRole('combobox', { name: 'User' })).toHaveValue(markup);
    await expectInert(path);
  }
  await expect(page.getByRole('main').getByText(markup).first()).toBeVisible();
  await expectInert('user content views');
});
