import type { Scenario } from '../scenario.ts';

export const scenario: Scenario = {
  title: 'Narrows the navigation by type',
  account: 'super',
  path: '/dashboard',
  run: async ({ page, reach, press }) => {
    const filters = page.getByRole('toolbar', { name: 'Filter by type' });
    await reach(filters.getByRole('button').first());
    await press('to the next type', 'Right');
    await press('chooses it', 'space');
    await press('to the first page', 'Tab');
    await press('back to the types', 'shift+Tab');
    await press('takes it back', 'space');
  },
};
