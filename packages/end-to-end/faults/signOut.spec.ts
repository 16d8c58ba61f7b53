import { chromium } from '@playwright/test';
import { expectQuiet } from '../harness/quiet.ts';
import { identifyAs, openProfileMenu, signIn, signOut, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { lastId, trafficSince } from './renewals.ts';

const signInHeading = 'Sign in to Noticeboard';
const personal = /Prairie Homes|Kowalchuk|noticeboard\.choice|eyJ[\w-]*\.eyJ/;

test('A21 signing out with the network down clears this device and says which session may still be open', async ({ context, page }) => {
  await page.addInitScript(() => {
    const live: string[] = [];
    Object.assign(window, { liveBlobAddresses: live });
    const create = URL.createObjectURL.bind(URL);
    const revoke = URL.revokeObjectURL.bind(URL);
    URL.createObjectURL = (source) => {
      const address = create(source);
      live.push(address);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      live.splice(live.indexOf(address), 1);
      revoke(address);
    };
  });
  // Straight to the dashboard: the sign-in page was never shown before the network is lost; its files are prefetched.
  await signIn(page, 'solo', { path: '/dashboard' });
  await page.waitForFunction(() =>
    ['/SignInPage-', '/SignedOutNotice-'].every((file) =>
      performance.getEntriesByType('resource').some((each) => each.name.includes(file) && (each as PerformanceResourceTiming).responseEnd > 0),
    ),
  );
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: signInHeading })).toBeVisible();
  await expect(
    page.getByText('You are signed out here. The sign-in service could not be reached, so its own session may still be open.'),
  ).toBeVisible();
  const left = await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]) + document.documentElement.outerHTML);
  expect(left).not.toMatch(personal);
  expect(await page.evaluate(() => (window as unknown as { liveBlobAddresses: string[] }).liveBlobAddresses)).toEqual([]);

  await context.setOffline(false);
  await page.goBack().catch(() => null);
  await expect(page.getByText('Prairie Homes')).toHaveCount(0);
});

test('A21 signing out while only the sign-in service is down says the same', async ({ page, world }) => {
  await signIn(page, 'solo');
  await expectQuiet(world.control);
  await world.control.identity({ status: 503 });
  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('its own session may still be open')).toBeVisible();
  const since = await lastId(world.control);
  await world.control.identity({ status: null });
  expect((await trafficSince(world.control, since)).filter(({ host }) => host === 'api')).toEqual([]);
});

for (const place of ['console', 'crossSiteConsole'] as const) {
  const where = place === 'console' ? 'on the same site' : 'on another site';
  test(`A22 Back after signing out at a provider ${where} shows the sign-in page, though the browser kept the old page`, { tag: '@chromium' }, async ({ launchOptions, world }) => {
    // The headless shell has no back/forward cache.
    const executablePath = process.env['WHOLE_CHROMIUM_PATH'];
    const browser = await chromium.launch({ ...launchOptions, executablePath, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    try {
      const page = await (await browser.newContext({ baseURL: world[place] })).newPage();
      await page.goto('/dashboard');
      await identifyAs(page, 'solo');
      await expect(topBar(page)).toContainText('Prairie Homes');
      await expectQuiet(world.control);
      // Recorded at the moment of return, so that a flash would be noticed, too.
      await page.evaluate(() => {
        window.addEventListener('pageshow', ({ persisted }) => {
          const isSeen = getComputedStyle(document.documentElement).visibility === 'visible' && document.body.textContent.includes('Kowalchuk');
          if (persisted) sessionStorage.setItem('old-page', isSeen ? 'shown' : 'hidden');
        });
      });
      await openProfileMenu(page);
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await expect(page.getByRole('heading', { name: signInHeading })).toBeVisible();

      const providerPage = page.getByLabel('Username');
      for (let step = 0; step < 4; step += 1) {
        await page.goBack({ waitUntil: 'commit' }).catch(() => null);
        await expect(page.getByRole('heading', { name: signInHeading }).or(providerPage)).toBeVisible();
        if (await providerPage.isVisible()) break;
        await expect(page.getByText(/Kowalchuk|Prairie Homes/)).toHaveCount(0);
      }
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem('old-page')), 'the page that the browser kept').toBe('hidden');
    } finally {
      await browser.close();
    }
  });
}

test('signing out ends the session at the provider: the next sign-in asks for the account', async ({ page }) => {
  await signIn(page, 'solo');
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});
