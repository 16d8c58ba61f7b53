import type { Scenario } from '../scenario.ts';

export const scenario: Scenario = {
  title: 'Reads a chart by key and as a table',
  account: 'super',
  path: '/analytics/user-activity',
  // The days end today.
  mayVary: [/\d+ active users?/g, /\d+–\d+ of \d+/g, /Table with \d+ rows/g],
  run: async ({ page, reach, press }) => {
    const chart = page.getByRole('region', { name: 'Active users by day' });
    await reach(page.getByRole('slider', { name: 'Active users by day' }));
    await press('the day before', 'Left');
    await press('the first day', 'Home');
    await press('the last day', 'End');
    await reach(chart.getByRole('button', { name: 'Show as table' }));
    await press('shows the table', 'Return');
  },
};
