import { signIn, signOut, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

test('A23 the console works where the browser refuses to store anything', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    }
  });
  await signIn(page, 'solo');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.reload();
  await expect(topBar(page)).toContainText('Prairie Homes');
  await signOut(page);
});

test('A23 the console works with a storage that is full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await signIn(page, 'super');
  await expect(topBar(page)).toContainText('Harbour Care');
  await signOut(page);
});

for (const text of ['{"subject":', '[]', 'null', '"text"', '{"subject":7,"tenantId":{},"roleId":[]}', '\u0000']) {
  test(`A23 stored data that reads ${JSON.stringify(text)} is ignored`, async ({ page }) => {
    await page.addInitScript((broken) => {
      if (sessionStorage.getItem('was-broken') === 'yes') return;
      for (const storage of [localStorage, sessionStorage]) {
        for (const key of ['choice', 'return-path', 'scheme', 'shows-content-type', 'chunk-reload', 'last-restart', 'last-silent-visit']) {
          storage.setItem(`noticeboard.${key}`, broken);
        }
      }
      sessionStorage.setItem('was-broken', 'yes');
    }, text);
    await signIn(page, 'solo');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(topBar(page)).toContainText('Prairie Homes');
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
  });
}
