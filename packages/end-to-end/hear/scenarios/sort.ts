import type { Scenario } from '../scenario.ts';

export const scenario: Scenario = {
  title: 'Sorts Published Content by name, both ways and not at all',
  account: 'super',
  path: '/content',
  // Two columns change their order, and Orca announces each.
  mayRepeat: [/^rows reordered$/, /^name$/, /^sorted ascending$/],
  run: async ({ page, reach, press }) => {
    await page.locator('tbody tr').first().waitFor();
    await reach(page.getByRole('columnheader', { name: 'Name' }).getByRole('button', { name: 'Name', exact: true }));
    await press('sorts upwards', 'Return');
    await press('sorts downwards', 'Return');
    await press('sorts no more', 'Return');
  },
};
