import type { Scenario } from '../scenario.ts';

export const scenario: Scenario = {
  title: 'Renames a department',
  account: 'super',
  path: '/users/departments',
  run: async ({ page, reach, press, type }) => {
    await page.getByRole('row', { name: 'Allied Health' }).waitFor();
    await reach(page.getByRole('button', { name: 'Allied Health', exact: true }));
    await press('opens the dialog', 'Return');
    await press('chooses all of the name', 'ctrl+a');
    await type('Allied Care');
    await press('saves', 'Return');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
};
