import { contentSegments, paths } from '../../console/src/ground/paths.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

const id = '6f1b0c1e-8d1f-4a53-9e52-0c4f7a1f2b3c';

const plain = Object.values(paths).filter((path) => typeof path === 'string');
const ofPeople = [paths.userTag(id), paths.userEdit(id)];
const pagesOfTypes = contentSegments.map((type) => paths.contentPage(type, id));
const ofContent = contentSegments.flatMap((type) => [
  paths.contentPage(type, id),
  paths.contentItems(type, id),
  paths.contentItemAdd(type, id),
  paths.contentItemEdit(type, id, id),
  paths.contentSettings(type, id),
  ...(type === 'image-gallery' || type === 'resource' ? [paths.contentItemContent(type, id, id)] : []),
]);
const addresses = [...plain, ...ofPeople, ...ofContent].filter((path) => path !== paths.loginCallback);

const groupSize = 6;
const groups = Array.from({ length: Math.ceil(addresses.length / groupSize) }, (_each, index) =>
  addresses.slice(index * groupSize, (index + 1) * groupSize),
);

// After each test the oracles check that the policy refused nothing, nothing threw and no token was shown.
for (const [index, group] of groups.entries()) {
  test(`B04: every address opens under the production headers, part ${index + 1} of ${groups.length}`, async ({ page }) => {
    await signIn(page, 'super');
    await page.addInitScript(() => {
      const look = () => {
        const titles = [...document.querySelectorAll('h1')].filter((title) => title.checkVisibility()).map((title) => title.textContent);
        if (titles.length > 1) Object.assign(window, { titlesAtOnce: titles });
        requestAnimationFrame(look);
      };
      look();
    });
    for (const path of group) {
      const answer = await page.goto(path);
      expect(answer?.headers()['content-security-policy'], path).toContain("default-src 'none'");
      expect(answer?.headers(), path).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cross-origin-opener-policy': 'same-origin' });
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByText('Page not found'), path).toHaveCount(0);
      if (pagesOfTypes.includes(path)) await expect(page, 'a content page opens with its items').toHaveURL(`${path}/items`);
      // Each response is awaited, and no oracle treats the loads as a loop (oracles O6, O8).
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => (window as { titlesAtOnce?: string[] }).titlesAtOnce), `${path} never shows two titles`).toBeUndefined();
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      await expect(page.getByRole('heading', { name: title, exact: true }), `${path} has no second heading of its title`).toHaveCount(1);
    }
  });
}

test('B04: the callback opened without a response in it continues with the session', async ({ page }) => {
  await signIn(page, 'solo');
  await page.goto(paths.loginCallback);
  await expect(page).toHaveURL(/\/dashboard$/);
});
