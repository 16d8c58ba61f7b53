import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

const json = { 'Content-Type': 'application/json' };

test('B02 a dashboard widget that gets a response of another shape fails alone; navigation and tiles keep working', async ({ page, world, allow }) => {
  // The test itself loads the page again and again.
  allow.storms = true;
  await signIn(page, 'super', { path: '/dashboard' });
  const tiles = page.getByRole('main').getByRole('link', { name: /Users|Organization|Settings|Analytics/ });
  for (const [operationId, body] of [
    ['listActiveUsersByDate', '[null,7,"x"]'],
    ['getTenantStats', '"numbers"'],
    ['getRootNode', '[]'],
  ] as const) {
    await test.step(`${operationId} ${body}`, async () => {
      await world.control.heal();
      await world.control.fault({ operationId }, { body, headers: json });
      await page.reload();
      await expect(tiles.first()).toBeVisible();
      await expect.poll(async () => (await world.control.callsOf(operationId)).at(-1)?.finishedAt).toBeTruthy();
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' })).toBeVisible();
      await expect(tiles.first()).toBeVisible();
    });
  }
  await world.control.heal();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Active Users' })).toBeVisible();
});

test('B02 a part whose file is missing fails alone, with a way to try again', async ({ page }) => {
  await page.route('**/assets/*LineChart*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.route('**/assets/charts*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await signIn(page, 'super', { path: '/dashboard' });
  await expect(page.getByRole('alert').filter({ hasText: 'This part could not be loaded' }).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Content items', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' })).toBeVisible();
});
