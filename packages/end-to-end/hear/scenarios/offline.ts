import type { Scenario } from '../scenario.ts';

export const scenario: Scenario = {
  title: 'Goes offline and comes back',
  account: 'super',
  path: '/users/departments',
  run: async ({ page, happens }) => {
    await page.getByRole('row', { name: 'Allied Health' }).waitFor();
    await happens('The network goes', () => page.context().setOffline(true));
    await happens('The network comes back', () => page.context().setOffline(false));
  },
};
