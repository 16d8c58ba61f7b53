import type { Scenario } from '../scenario.ts';

export const scenario: Scenario = {
  title: 'Moves a page up and down',
  account: 'solo',
  path: '/app-settings/content',
  run: async ({ page, reach, press }) => {
    await reach(page.getByRole('button', { name: 'Move Office Directory up' }));
    await press('moves it', 'Return');
    await press('to the button that moves it down', 'Tab');
    await press('moves it back', 'Return');
  },
};
