import type { Locator, Page } from '@playwright/test';
import { bubble, composer, say, startConversation } from '../harness/messages.ts';
import { attach, attachments, pictureFile } from '../harness/postFiles.ts';
import { signIn } from '../harness/session.ts';
import { message, openFeed } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';

/** A tray that stays open, because something in it failed, does not overlap another element. */
async function expectClear(page: Page, thing: Locator): Promise<void> {
  const tray = page.getByRole('region', { name: 'Uploads' });
  await expect(tray).toContainText('1 item not uploaded');
  await expect(thing).toBeInViewport();
  const [above, own] = [await tray.boundingBox(), await thing.boundingBox()];
  if (above === null || own === null) throw new Error('Both are shown.');
  const isBeside = above.x + above.width <= own.x || own.x + own.width <= above.x;
  expect(isBeside || above.y + above.height <= own.y || own.y + own.height <= above.y, `${JSON.stringify(above)} and ${JSON.stringify(own)}`).toBe(true);
}

for (const [width, height] of [[1280, 720], [390, 844]] as const) {
  test(`the tray of uploads leaves the button that sends a message free, also under a long one, at ${width} px`, async ({ page, world, allow }) => {
    allow.serverMessages = ['plan.txt'];
    await page.setViewportSize({ width, height });
    await signIn(page, 'super', { path: '/messages' });
    await startConversation(page, 'Noémie', 'Noémie Tremblay');
    await say(page, 'Here is the plan');
    await world.control.fault({ operationId: 'uploadChatPart' }, { status: 400, body: {} });
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Attach a file' }).click()]);
    await chooser.setFiles([{ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('plan') }]);
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await expectClear(page, send);
    await expectClear(page, page.getByRole('main').getByRole('alert').filter({ hasText: 'plan.txt: ' }));
    await expectClear(page, bubble(page, 'Here is the plan'));
    await composer(page).fill('night shift '.repeat(330));
    // The space at its end is not sent, and not counted (ADR 0183).
    await expect(page.getByRole('main').getByText('41 characters left')).toBeVisible();
    await expectClear(page, send);
    await expectClear(page, composer(page));
    await expectClear(page, bubble(page, 'Here is the plan').locator('footer'));
    await send.click();
    await expect(composer(page)).toHaveValue('');
  });

  test(`the tray of uploads leaves the last field of a post and what saves it free at the end of the page, at ${width} px`, async ({ page, world }) => {
    await openFeed(page, 'super');
    await page.getByRole('link', { name: 'Add new post' }).click();
    await page.setViewportSize({ width, height });
    await message(page).fill('Long-service awards');
    await world.control.fault({ operationId: 'uploadContentFile' }, { status: 413, body: {} });
    await attach(page, pictureFile());
    await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('1 item not uploaded');
    await expect(attachments(page)).toContainText('Choose another file');
    // In the middle of the page, where it covers the field: a focused element is scrolled out from under it.
    const add = page.getByRole('button', { name: /^Add or drop files/ });
    await page.getByRole('region', { name: 'Uploads' }).getByRole('button', { name: 'Expand' }).click();
    await add.evaluate((element) => window.scrollTo({ top: window.scrollY + element.getBoundingClientRect().bottom - window.innerHeight + 130 }));
    await add.focus();
    await expect(async () => expectClear(page, add)).toPass();
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }));
    await expectClear(page, page.getByRole('group', { name: 'Unsaved changes' }));
    await expectClear(page, page.getByText('Readers are asked to confirm that they have read it.'));
    await expectClear(page, page.getByRole('button', { name: /^Add or drop files/ }));
  });

  test(`the tray of uploads does not cover the button that adds the next file of a post, at ${width} px`, async ({ page, world }) => {
    await openFeed(page, 'super');
    await page.getByRole('link', { name: 'Add new post' }).click();
    await page.setViewportSize({ width, height });
    await message(page).fill('Long-service awards');
    await world.control.fault({ operationId: 'uploadContentFile' }, { status: 413, body: {} });
    const add = page.getByRole('button', { name: /^Add or drop files/ });
    await add.evaluate((element) => window.scrollTo({ top: window.scrollY + element.getBoundingClientRect().bottom - window.innerHeight + 20 }));
    await message(page).evaluate((element) => element.blur());
    const drop = await page.evaluateHandle(() => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array([1])], 'clinic.png', { type: 'image/png' }));
      return files;
    });
    await message(page).dispatchEvent('drop', { dataTransfer: drop });
    await expect(attachments(page)).toContainText('clinic.png');
    await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('1 item not uploaded');
    await expect(async () => expectClear(page, add)).toPass();
  });
}
