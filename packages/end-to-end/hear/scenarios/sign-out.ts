import type { Scenario } from '../scenario.ts';

export const scenario: Scenario = {
  title: 'Opens the profile menu and signs out',
  account: 'super',
  path: '/users/departments',
  run: async ({ page, reach, press }) => {
    await page.getByRole('row', { name: 'Allied Health' }).waitFor();
    await reach(page.getByRole('button', { name: /^Account of/ }));
    await press('opens the menu', 'Return');
    await press('to its end', 'End');
    await press('signs out', 'Return');
  },
};
