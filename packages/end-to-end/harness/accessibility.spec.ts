import { expectAccessible } from './accessibility.ts';
import { expect, test } from './test.ts';

test('a page with a button that has no name, or with text too faint in one scheme, is refused', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expectAccessible(page, 'as it is');

  await main.evaluate((element) => element.append(Object.assign(document.createElement('button'), { id: 'nameless' })));
  await expect(expectAccessible(page, 'nameless')).rejects.toThrow(/button-name.*#nameless/);
  await page.locator('#nameless').evaluate((button) => button.remove());

  await main.evaluate((element) => {
    const text = Object.assign(document.createElement('p'), { id: 'dim', textContent: 'Faint where the page is dark' });
    text.style.color = '#595959';
    element.append(text);
  });
  await expect(expectAccessible(page, 'faint')).rejects.toThrow(/faint, dark[^]*color-contrast.*#dim/);
});
