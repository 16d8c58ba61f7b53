import { chooseScope, identifyAs, signIn, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

/** Addresses that a hostile link can carry; each names `evil.invalid`, which must never be requested. */
const hostile = [
  '//evil.invalid',
  '/\\evil.invalid',
  '\\\\evil.invalid',
  'https:evil.invalid',
  'https://evil.invalid/dashboard',
  'javascript:window.stolen=1//evil.invalid',
  '%2f%2fevil.invalid',
  '/%2f%2fevil.invalid',
  '/\tevil.invalid',
  '/\n/evil.invalid',
  ' //evil.invalid',
  '/%09/evil.invalid',
  'data:text/html,<script>location="//evil.invalid"</script>',
  '/dashboard/..//evil.invalid',
  '@evil.invalid',
];

const groups = [hostile.slice(0, 5), hostile.slice(5, 10), hostile.slice(10)];

for (const addresses of groups) {
  test(`A19 a hostile redirect on the role choice opens the dashboard: ${JSON.stringify(addresses)}`, async ({ context, page, world }) => {
    const strays: string[] = [];
    context.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol !== 'blob:' && !['localhost', '127.0.0.1'].includes(hostname)) strays.push(request.url());
    });
    await signIn(page, 'solo');
    for (const address of addresses) {
      await page.goto(`/select-role?redirect=${encodeURIComponent(address)}`);
      await expect(topBar(page), address).toContainText('Prairie Homes');
      expect(page.url(), address).toBe(`${world.console}/dashboard`);
      expect(await page.evaluate(() => 'stolen' in window), address).toBe(false);
    }
    expect(strays).toEqual([]);
  });
}

test('A19 a hostile redirect is not followed after a sign-in and a choice either', async ({ context, page, world }) => {
  const strays: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).hostname === 'evil.invalid') strays.push(request.url());
  });
  await page.goto(`/select-role?redirect=${encodeURIComponent('/\\evil.invalid')}`);
  await identifyAs(page, 'super');
  await chooseScope(page);
  await expect(topBar(page)).toContainText('Harbour Care');
  expect(page.url()).toBe(`${world.console}/dashboard`);
  expect(strays).toEqual([]);
});

test('A19 a remembered path that something else wrote over is not followed', async ({ page, world }) => {
  await page.goto('/dashboard');
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.addInitScript(() => {
    if (location.pathname === '/login-callback') sessionStorage.setItem('noticeboard.return-path', '//evil.invalid/dashboard');
  });
  await identifyAs(page, 'solo');
  await expect(topBar(page)).toContainText('Prairie Homes');
  expect(page.url()).toBe(`${world.console}/dashboard`);
});

test('A19 a path of the console with its query is kept', async ({ page }) => {
  await signIn(page, 'solo');
  await page.goto(`/select-role?redirect=${encodeURIComponent('/diag?seen=1#facts')}`);
  await expect(topBar(page)).toContainText('Prairie Homes');
  await expect(page).toHaveURL(/\/diag\?seen=1#facts$/);
});
