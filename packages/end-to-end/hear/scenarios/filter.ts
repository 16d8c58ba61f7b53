import type { Scenario } from '../scenario.ts';

export const scenario: Scenario = {
  title: 'Filters Published Content by name and by type',
  account: 'super',
  path: '/content',
  run: async ({ page, reach, press, type }) => {
    await page.locator('tbody tr').first().waitFor();
    await reach(page.getByRole('searchbox', { name: 'Filter by Name' }));
    await type('pulse');
    await press('clears the filter', 'Escape');
    await press('to the filter of types', 'Tab');
    await press('opens the types', 'Return');
    await press('the next type', 'Down');
    await press('chooses it', 'Return');
    await reach(page.getByRole('button', { name: 'Clear Filters' }));
    await press('clears all filters', 'Return');
  },
};
