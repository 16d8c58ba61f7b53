import type { Scenario } from '../../../../tools/hear/scenario.ts';

export const scenario: Scenario = {
  title: 'Chooses a range of dates',
  account: 'super',
  path: '/analytics/user-activity?range=custom&from=2026-03-10&to=2026-03-16',
  // What react-aria says of how to choose is the description of each day, and told again when the day takes the focus.
  mayRepeat: [/^click to (start|finish) selecting date range$/],
  // Numbers are counted up to now.
  mayVary: [/\d+–\d+ of \d+/g],
  run: async ({ page, reach, press }) => {
    await reach(page.getByRole('spinbutton', { name: /^day/ }).first());
    await press('a day earlier', 'Down');
    await press('to the month', 'Left');
    await reach(page.getByRole('button', { name: /Calendar/i }).first());
    await press('opens the calendar', 'Return');
    await press('the next day', 'Right');
    await press('chooses it as the first', 'Return');
    await press('two days on', 'Right', 'Right');
    await press('chooses it as the last', 'Return');
    await reach(page.getByRole('button', { name: /Date range/ }));
    await press('opens the ranges', 'Return');
    await press('to the first of them', 'Home');
    await press('chooses it', 'Return');
  },
};
