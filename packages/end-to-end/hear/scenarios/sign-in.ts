import type { Scenario } from '../scenario.ts';

export const scenario: Scenario = {
  title: 'Signs in, and chooses organization and role',
  path: '/',
  run: async ({ page, reach, press, type }) => {
    await press('to the one button', 'Tab');
    await press('goes to the provider', 'Return');
    await page.getByLabel('Username').waitFor();
    await type('super');
    await press('to the password', 'Tab');
    await type('sandbox');
    await press('signs in', 'Return');
    await page.getByRole('button', { name: 'Harbour Care' }).waitFor();
    await press('to the first organization', 'Tab');
    await press('chooses the organization', 'Return');
    await reach(page.getByRole('button', { name: /^Super administrator/ }));
    await press('chooses the role', 'Return');
  },
};
