import type { Locator, Page } from '@playwright/test';
import { stopClock } from '../harness/clock.ts';
import { act, openOrganization } from '../harness/organization.ts';
import { expectQuiet } from '../harness/quiet.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

/** The middle of a control. */
async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  const box = await control.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses twice at one place, as a double click does: the second press as soon as the page has moved. The page's clock is paused in the meantime. */
async function pressTwice(page: Page, place: { x: number; y: number }, hasMoved: () => Promise<void>): Promise<void> {
  await stopClock(page);
  await page.mouse.move(place.x, place.y);
  await page.mouse.down();
  await page.mouse.up();
  await hasMoved();
  await page.mouse.down();
  await page.mouse.up();
  await page.clock.resume();
}

test('P11 the second click of a double click on a switch hides no other page', async ({ page, world }) => {
  await openOrganization(page);
  await act(page, 'Harbour Care', 'Organization Pages');
  const dialog = page.getByRole('dialog', { name: 'Organization Pages' });
  const visible = dialog.getByRole('list', { name: /^Visible/ }).getByRole('listitem');
  await expect(visible).not.toHaveCount(0);
  const count = await visible.count();
  const first = visible.first();
  const place = await middleOf(first.locator('label').last());
  const name = await first.innerText();
  await page.clock.install();
  await pressTwice(page, place, async () => {
    await expect(visible).toHaveCount(count - 1);
    expect(await first.innerText()).not.toBe(name);
  });
  await expectQuiet(world.control);
  await expect(visible).toHaveCount(count - 1);
  await expect.poll(() => world.control.callsOf('hideContentInstance')).toHaveLength(1);
});

test('P11 a tooltip over the arrows of the row above gives way to the pointer', async ({ page }) => {
  await signIn(page, 'super', { path: '/app-settings/content' });
  const arrows = page.getByRole('button', { name: /^Move .* up$/ });
  await expect(arrows.nth(5)).toBeVisible();
  // A moving pointer: after key presses alone a tooltip waits for one.
  await page.mouse.move(1, 1);
  await arrows.nth(5).hover();
  const tooltip = page.getByRole('tooltip', { includeHidden: true });
  await expect(tooltip).toBeVisible();
  const above = await middleOf(arrows.nth(4));
  const label = await arrows.nth(4).getAttribute('aria-label');
  await page.mouse.move(above.x, above.y, { steps: 8 });
  const hit = () => page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.getAttribute('aria-label') ?? null, above);
  await expect.poll(hit).toBe(label);
});
