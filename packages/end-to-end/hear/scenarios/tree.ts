import type { Scenario } from '../scenario.ts';

export const scenario: Scenario = {
  title: 'Walks and searches the organization',
  account: 'super',
  path: '/organization',
  run: async ({ page, reach, press, type }) => {
    await page.getByRole('treegrid').getByRole('row').first().waitFor();
    await reach(page.getByRole('treegrid').getByRole('row').first());
    await press('next row', 'Down');
    await press('chooses it', 'space');
    await press('opens it', 'Right');
    await press('to the first row in it', 'Down');
    await press('back to the row above', 'Left');
    await press('closes it', 'Left');
    await reach(page.getByRole('main').getByRole('searchbox').first());
    await type('heron');
  },
};
