import type { Page } from '@playwright/test';
import { stopClock } from '../harness/clock.ts';
import { toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { chooseNode, message, openDraft, panel } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';

/** Steps of the page's clock until a toast appears, in milliseconds. */
const step = 20;
/** How much sooner than its end a toast is looked at again: less than the specified durations differ. */
const tolerance = 400;

/** Acts and expects that a toast with this text follows and is shown for this long, by the page's clock. */
async function expectToast(page: Page, text: string, milliseconds: number, act: () => Promise<void>): Promise<void> {
  await stopClock(page);
  await act();
  await expect(async () => {
    await page.clock.runFor(step);
    await expect(toasts(page)).toContainText(text, { timeout: 200 });
  }).toPass();
  await page.clock.runFor(milliseconds - tolerance);
  await expect(toasts(page), `${text}, before its end`).toContainText(text);
  await page.clock.runFor(tolerance);
  await expect(toasts(page), `${text}, at its end`).toHaveCount(0);
  await page.clock.resume();
}

test('LIM-21 to LIM-23: toasts of management stay for 2 s, and for 2.5 s where something failed', async ({ page, world }) => {
  await page.clock.install();
  await signIn(page, 'super', { path: '/users/tags' });
  await page.getByRole('button', { name: 'Add tag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Tag' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('lifeguards');
  const add = () => dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await world.control.fault({ operationId: 'createTag' }, { status: 409, body: {} });
  await expectToast(page, 'Unable to process your request.', 2_500, add);
  await world.control.heal();
  await expectToast(page, 'Tag added', 2_000, add);
});

test('LIM-21, LIM-24, LIM-131, ERR-10: toasts of content stay for 3 s, a Publish Error for 4 s', async ({ page, world }) => {
  await page.clock.install();
  await openDraft(page, 'Flu clinics are back on site');
  await chooseNode(page, 'North Region');
  const publish = () => panel(page).getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await world.control.fault({ operationId: 'publishContentItem' }, { status: 403, body: {} });
  await world.control.fault({ operationId: 'updateSocialFeedItem' }, { status: 409, body: {} });
  await expectToast(page, 'Publish Error', 4_000, publish);
  await message(page).fill('Flu clinics are back on site, on Tuesdays');
  const save = () => page.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expectToast(page, 'Update Error', 3_000, save);
  await world.control.heal();
  await expectToast(page, 'Changes saved successfully', 3_000, save);
});
