import type { Scenario } from '../scenario.ts';

export const scenario: Scenario = {
  title: 'Walks the pages of a list, and makes them longer',
  account: 'super',
  path: '/users/list',
  run: async ({ page, reach, press }) => {
    await page.locator('tbody tr').first().waitFor();
    await reach(page.getByRole('button', { name: 'Next page' }));
    await press('next page', 'Return');
    await press('the last page', 'Return');
    await reach(page.getByRole('button', { name: /per page|Rows/i }));
    await press('opens the sizes', 'Return');
    await press('the next size', 'Down');
    await press('chooses it', 'Return');
  },
};
