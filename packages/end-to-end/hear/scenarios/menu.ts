import type { Scenario } from '../scenario.ts';

export const scenario: Scenario = {
  title: 'Uses the menu of a row',
  account: 'super',
  path: '/organization',
  run: async ({ page, reach, press }) => {
    const actions = page.getByRole('button', { name: 'Actions for Harbour City Region' });
    await actions.waitFor();
    await reach(page.getByRole('treegrid').getByRole('row').first());
    await press('next row', 'Down');
    await press('opens the row', 'Right');
    await press('into the row', 'Right');
    await press('to its menu', 'Right');
    await press('opens the menu', 'Return');
    await press('next act', 'Down');
    await press('the last act', 'End');
    await press('closes it', 'Escape');
  },
};
