import type { Scenario } from '../scenario.ts';
import { calendarGrid, untilRead } from '../../harness/calendar.ts';
import { calendarOfScheduledPost } from '../posts.ts';

export const scenario: Scenario = {
  title: 'Reads a month, opens a day, and carries an entry to another',
  account: 'solo',
  path: '/dashboard',
  // Orca reads the whole week when the focus enters the days, as it does in any grid.
  mayRepeat: [/^\(date\)$/],
  prepare: async (page) => ({ path: await calendarOfScheduledPost(page), words: 'a month of the calendar' }),
  // The year is the next one.
  mayVary: [/\b20\d\d\b/g],
  run: async ({ page, reach, press }) => {
    await untilRead(page);
    await reach(calendarGrid(page).locator('[tabindex="0"]').first(), 'the days');
    await press('the next day', 'Right');
    await press('opens the day', 'Return');
    await press('closes it', 'Escape');
    await press('takes the entry up', 'm');
    await press('a day later', 'Right');
    await press('a week later', 'Down');
    await press('leaves it where it was', 'Escape');
    await press('takes it up again', 'm');
    await press('a day later again', 'Right');
    await press('drops it', 'Return');
    await reach(page.getByRole('main').getByRole('button', { name: 'Undo' }));
    await press('takes it back', 'Return');
  },
};
