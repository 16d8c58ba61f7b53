import type { Scenario } from '../../../../tools/hear/scenario.ts';

export const scenario: Scenario = {
  title: 'Filters, sorts and pages Published Content',
  account: 'super',
  path: '/content',
  run: async ({ page, reach, press, type }) => {
    await page.locator('tbody tr').first().waitFor();
    await reach(page.getByRole('searchbox', { name: 'Filter by Name' }));
    await type('pulse');
    await press('clears the filter', 'Escape');
    await reach(page.getByRole('columnheader', { name: 'Name' }).getByRole('button', { name: 'Name', exact: true }));
    await press('sorts', 'Return');
    await reach(page.getByRole('button', { name: 'Next page' }));
    await press('next page', 'Return');
  },
};
