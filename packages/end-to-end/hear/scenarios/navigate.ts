import type { Scenario } from '../scenario.ts';

export const scenario: Scenario = {
  title: 'Goes from page to page',
  account: 'super',
  path: '/dashboard',
  run: async ({ page, reach, press }) => {
    await reach(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Published Content' }));
    await press('goes there', 'Return');
    await page.locator('tbody tr').first().waitFor();
    await press('goes back', 'alt+Left');
    await reach(page.getByRole('link', { name: 'Skip to content' }));
    await press('skips to the content', 'Return');
    await press('the first stop of the content', 'Tab');
  },
};
