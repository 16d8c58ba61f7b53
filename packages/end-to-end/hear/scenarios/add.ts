import type { Scenario } from '../scenario.ts';

export const scenario: Scenario = {
  title: 'Adds a department, and is refused first',
  account: 'super',
  path: '/users/departments',
  run: async ({ page, reach, press, type }) => {
    await page.getByRole('row', { name: 'Allied Health' }).waitFor();
    await reach(page.getByRole('button', { name: 'Add department' }));
    await press('opens the dialog', 'Return');
    await press('saves too early', 'Return');
    await type('Harbour pilots');
    await press('saves', 'Return');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
};
