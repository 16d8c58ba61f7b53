import type { Scenario } from '../scenario.ts';

export const scenario: Scenario = {
  title: 'Chooses a range of dates',
  account: 'super',
  path: '/analytics/user-activity?range=custom&from=2026-03-10&to=2026-03-16',
  // react-aria's instructions describe each day, and are announced again when a day takes the focus.
  mayRepeat: [/^click to (start|finish) selecting date range$/],
  // The calendar is an application (react-aria), which Orca treats as a separate document: it does not announce what has the focus after it.
  maySilent: [/^Escape: closes it$/],
  // Numbers include the present.
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
