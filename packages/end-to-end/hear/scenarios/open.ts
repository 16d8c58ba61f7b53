import type { Scenario } from '../scenario.ts';

export const scenario: Scenario = {
  title: 'Opens a post from its list and goes back',
  account: 'super',
  path: '/dashboard',
  run: async ({ page, reach, press }) => {
    await reach(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Staff Recognition', exact: true }));
    await press('goes to the feed', 'Return');
    await page.locator('tbody tr').first().waitFor();
    await reach(page.locator('tbody tr').first().getByRole('link').first());
    await press('opens a post', 'Return');
    await press('goes back to the feed', 'alt+Left');
    await press('goes back to the dashboard', 'alt+Left');
  },
};
