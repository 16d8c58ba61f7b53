import type { Scenario } from '../scenario.ts';

export const scenario: Scenario = {
  title: 'Deletes a department',
  account: 'super',
  path: '/users/departments',
  // The name of the question, with which its description begins.
  mayRepeat: [/^delete department$/],
  run: async ({ page, reach, press }) => {
    await page.getByRole('row', { name: 'Allied Health' }).waitFor();
    await reach(page.getByRole('button', { name: 'Actions for Allied Health' }));
    await press('opens the acts', 'Return');
    await press('to Delete', 'Down');
    await press('asks', 'Return');
    await press('to the button that deletes', 'Tab');
    await press('deletes', 'Return');
  },
};
