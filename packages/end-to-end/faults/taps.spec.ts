import { openPublishedContent, range } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a tap on an option that a slow device processes before its click opens nothing that is below the option', async ({ page }) => {
  // react-aria waits 80 ms for the click before it handles the tap itself: simulates a click later than that.
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const impatient = (handler: () => void, time?: number, ...values: []) => {
      if (time !== 80) return wait(handler, time, ...values);
      queueMicrotask(handler);
      return 0;
    };
    Object.assign(window, { setTimeout: impatient });
    // The window's listeners run first, and what they stop does not arrive here.
    document.addEventListener('click', ({ isTrusted, target }) => isTrusted && target instanceof Element && target.closest('a') && document.documentElement.setAttribute('data-tapped', ''), { capture: true });
  });
  await openPublishedContent(page, 'super');
  await page.getByRole('button', { name: /^Sort and filter/ }).tap();
  await page.getByRole('button', { name: /Filter by Content Type/ }).tap();
  await page.getByRole('option', { name: 'Survey' }).tap();
  await expect(range(page)).toHaveText('1–18 of 18');
  await expect(page).toHaveURL(/\/content\?/);
  await expect(page.locator('html')).not.toHaveAttribute('data-tapped');
  await page.getByRole('button', { name: 'Clear Filters' }).tap();
  await expect(range(page)).toHaveText('1–25 of 140');
});

test('a link that looks like a button is as high for fingers as the button beside it', async ({ page }) => {
  await signIn(page, 'super', { path: '/dashboard' });
  // The navigation is a drawer on a phone.
  await page.getByRole('button', { name: 'Open navigation' }).tap();
  await page.getByRole('link', { name: 'Who to Call', exact: true }).tap();
  const [link, button] = [page.getByRole('link', { name: 'Add contact group' }), page.getByRole('button', { name: 'Download CSV' })];
  await expect(link).toBeVisible();
  expect((await link.boundingBox())?.height).toBe(44);
  expect((await button.boundingBox())?.height).toBe(44);
});
