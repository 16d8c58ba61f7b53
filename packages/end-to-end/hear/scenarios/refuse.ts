import type { Scenario } from '../scenario.ts';

export const scenario: Scenario = {
  title: 'Fills in a user wrongly, and leaves without saving',
  account: 'super',
  path: '/users/list',
  // The name of the question, with which its description begins.
  mayRepeat: [/^discard unsaved changes\?$/],
  run: async ({ page, reach, press, type }) => {
    await page.locator('tbody tr').first().waitFor();
    await reach(page.getByRole('button', { name: 'Add user' }));
    await press('opens the dialog', 'Return');
    await press('saves too early', 'Return');
    await type('Ida Holm');
    await press('to the username', 'Tab');
    await type('ida holm');
    await press('saves a wrong username', 'Return');
    await press('leaves', 'Escape');
    await press('to the button that discards', 'Tab');
    await press('discards', 'Return');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
};
