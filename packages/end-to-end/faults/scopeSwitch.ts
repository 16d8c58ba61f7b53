import { expect, type Page } from '@playwright/test';
import { topBar } from '../harness/session.ts';

/** Id of a tenant by its name, from the page's own requests. */
export async function shownTenant(page: Page): Promise<string> {
  return (await page.locator('[data-shown-tenant]').getAttribute('data-shown-tenant')) ?? '';
}

/** Opens the selector of the top bar and chooses a tenant or role; does not wait for the result. */
export async function pressScope(page: Page, name: string | RegExp): Promise<void> {
  await page.locator('[data-shown-tenant]').getByRole('button').click();
  await page.getByRole('menuitemradio', { name }).click();
}

/** Changes the tenant and chooses its super administrator role if there is a choice. */
export async function switchTenant(page: Page, name: string): Promise<void> {
  await pressScope(page, name);
  const roles = page.getByRole('region', { name: 'Roles' }).getByRole('button', { name: /^Super administrator/ });
  await expect(roles.or(topBar(page).getByText(name).last())).toBeVisible();
  if (await roles.isVisible()) await roles.click();
  await expect(topBar(page)).toContainText(name);
}

/** Opens Published Content by its link in the navigation. */
export async function followPublishedContent(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Published Content' }).click();
}

/** The returned check fails if the text was painted at any moment since. */
export async function watchFor(page: Page, text: string): Promise<() => Promise<void>> {
  await page.evaluate((wanted) => {
    document.documentElement.dataset['seen'] = 'no';
    const look = () => {
      if (document.body.textContent.includes(wanted)) document.documentElement.dataset['seen'] = 'yes';
    };
    look();
    new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, text);
  return async () => expect(page.locator('html'), `'${text}' was never painted`).toHaveAttribute('data-seen', 'no');
}
