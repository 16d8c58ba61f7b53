import type { Scenario } from '../../../../tools/hear/scenario.ts';
import { calendarGrid, rescheduleWindow, untilRead } from '../../harness/calendar.ts';
import { calendarOfScheduledPost } from '../posts.ts';

export const scenario: Scenario = {
  title: 'Reads a month, opens a day, and gives an entry another date',
  account: 'solo',
  path: '/dashboard',
  // Orca reads out the whole week where somebody comes to the days from outside, as it does in any grid.
  mayRepeat: [/^\(date\)$/],
  prepare: async (page) => ({ path: await calendarOfScheduledPost(page), words: 'a month of the calendar' }),
  // It is next year's.
  mayVary: [/\b20\d\d\b/g],
  run: async ({ page, reach, press }) => {
    await untilRead(page);
    await reach(calendarGrid(page).locator('[tabindex="0"]').first(), 'the days');
    await press('the next day', 'Right');
    await press('opens the day', 'Return');
    await press('closes it', 'Escape');
    await press('asks for another date', 'm');
    await rescheduleWindow(page).waitFor();
    await press('to the day', 'Tab');
    await press('a day later', 'Up');
    await reach(rescheduleWindow(page).getByRole('button', { name: 'Reschedule' }));
    await press('reschedules', 'Return');
    await rescheduleWindow(page).waitFor({ state: 'detached' });
    await reach(page.getByRole('main').getByRole('button', { name: 'Undo' }));
    await press('takes it back', 'Return');
  },
};
