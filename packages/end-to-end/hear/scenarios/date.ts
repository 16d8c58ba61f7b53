import type { Scenario } from '../../../../tools/hear/scenario.ts';

export const scenario: Scenario = {
  title: 'Chooses a range of dates',
  account: 'super',
  path: '/analytics/user-activity?range=custom&from=2026-03-10&to=2026-03-16',
  // What react-aria says of how to choose is the description of each day, and announced again when the day takes the focus.
  mayRepeat: [/^click to (start|finish) selecting date range$/],
  // The calendar is an application (react-aria), which Orca takes for a document of its own: of what has the focus after it, it announces nothing.
  maySilent: [/^Escape: closes it$/],
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
    await press('a day on', 'Right');
    await press('another day on', 'Right');
    await press('chooses it as the last', 'Return');
    await press('opens the calendar again', 'Return');
    await press('closes it', 'Escape');
    await reach(page.getByRole('button', { name: /Date range/ }));
    await press('opens the ranges', 'Return');
    await press('to the first of them', 'Home');
    await press('chooses it', 'Return');
  },
};
