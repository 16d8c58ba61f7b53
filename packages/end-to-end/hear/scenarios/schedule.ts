import type { Scenario } from '../scenario.ts';
import { chooseNode, panel } from '../../harness/socialFeed.ts';
import { draftOfPost } from '../posts.ts';

export const scenario: Scenario = {
  title: 'Schedules a post, moves the date, and cancels it',
  account: 'super',
  path: '/dashboard',
  prepare: async (page) => ({ path: await draftOfPost(page), words: 'the draft of a post' }),
  // The year is the next one.
  mayVary: [/\b20\d\d\b/g],
  run: async ({ page, reach, press }) => {
    const act = (name: string) => panel(page).getByRole('button', { name, exact: true });
    await act('Choose node').waitFor();
    await chooseNode(page, 'North Region');
    await reach(panel(page).getByRole('radio', { name: 'Scheduled Date' }));
    await press('chooses it', 'space');
    await reach(panel(page).getByRole('group', { name: 'Publication date' }).getByRole('spinbutton', { name: /^year/ }));
    await press('a year later', 'Up');
    await reach(act('Schedule Publish'));
    await press('schedules', 'Return');
    await act('Reschedule').waitFor();
    await reach(panel(page).getByRole('group', { name: 'New publication date' }).getByRole('spinbutton', { name: /^year/ }));
    await press('another year later', 'Up');
    await reach(act('Reschedule'));
    await press('moves it', 'Return');
    await reach(act('Cancel Scheduled Publication'));
    await press('cancels it', 'Return');
  },
};
