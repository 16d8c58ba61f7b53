import type { Page } from '@playwright/test';
import { act, openOrganization } from '../harness/organization.ts';
import { toasts } from '../harness/publishedContent.ts';
import { expect, test } from '../harness/test.ts';

async function openPages(page: Page) {
  await openOrganization(page);
  await act(page, 'Home and Community Care', 'Organization Pages');
  const dialog = page.getByRole('dialog', { name: 'Organization Pages' });
  await expect(dialog.getByRole('list', { name: 'Hidden (1)' })).toBeVisible();
  const name = (await dialog.getByRole('listitem').first().innerText()).split('\n')[0] ?? '';
  return { dialog, toggle: dialog.getByRole('switch', { name, exact: true }) };
}

test('P11 a switch whose call fails reverts, and its row and a toast say so', async ({ page, world }) => {
  const { dialog, toggle } = await openPages(page);
  await world.control.fault({ operationId: 'hideContentInstance' }, { status: 500, body: {} });
  await toggle.press('Space');
  await expect(toasts(page)).toContainText('Update Error');
  await expect(toasts(page)).toContainText('Unable to process your request.');
  await expect(toggle).toBeChecked();
  await expect(dialog.getByRole('list', { name: 'Hidden (1)' })).toBeVisible();
  await expect(dialog.getByText(/was not changed\. Unable to process your request\./).first()).toBeVisible();
});

test('P11 a switch turned off, on and off fast ends off, whichever response comes last', async ({ page, world, allow }) => {
  // The same page is hidden twice on purpose if the responses come fast.
  allow.repeatedWrites = true;
  const { dialog, toggle } = await openPages(page);
  await world.control.fault({ operationId: 'hideContentInstance', nth: 1 }, { delayAnswerMs: 1500 });
  for (let press = 0; press < 3; press += 1) await toggle.press('Space');
  await expect(toggle).not.toBeChecked();
  await expect(dialog.getByRole('list', { name: 'Hidden (2)' })).toBeVisible();
  await expect(toggle).not.toBeChecked();
  await page.reload();
  await act(page, 'Home and Community Care', 'Organization Pages');
  await expect(dialog.getByRole('list', { name: 'Hidden (2)' })).toBeVisible();
});

test('P11 a switch turned off and on while the first response is late ends on, at the host too', async ({ page, world }) => {
  const { dialog, toggle } = await openPages(page);
  await world.control.fault({ operationId: 'hideContentInstance', nth: 1 }, { delayAnswerMs: 1500 });
  await toggle.press('Space');
  await toggle.press('Space');
  await expect.poll(async () => (await world.control.callsOf('showContentInstance')).length).toBe(1);
  await expect(dialog.locator('li[aria-busy="true"]')).toHaveCount(0);
  await expect(toggle).toBeChecked();
  await page.reload();
  await act(page, 'Home and Community Care', 'Organization Pages');
  await expect(dialog.getByRole('list', { name: 'Hidden (1)' })).toBeVisible();
});

test('P11 when the response is lost after the host hid the page, the switch shows what the host holds', async ({ page, world }) => {
  const { dialog, toggle } = await openPages(page);
  await world.control.fault({ operationId: 'hideContentInstance' }, { resetAfterCommit: true });
  await toggle.press('Space');
  await expect(dialog.getByRole('list', { name: 'Hidden (2)' })).toBeVisible();
  await expect(toggle).not.toBeChecked();
});
