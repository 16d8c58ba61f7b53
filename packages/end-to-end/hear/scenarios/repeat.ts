import type { Scenario } from '../scenario.ts';
import { chooseNode, panel } from '../../harness/socialFeed.ts';
import { draftOfPost } from '../posts.ts';

export const scenario: Scenario = {
  title: 'Publishes a post again and again',
  account: 'super',
  path: '/dashboard',
  prepare: async (page) => ({ path: await draftOfPost(page), words: 'the draft of a post' }),
  // The year is the next one.
  mayVary: [/\b20\d\d\b/g],
  run: async ({ page, reach, press, type }) => {
    const act = (name: string) => panel(page).getByRole('button', { name, exact: true });
    await act('Choose node').waitFor();
    await chooseNode(page, 'North Region');
    await reach(panel(page).getByRole('radio', { name: 'Recurrent' }));
    await press('chooses it', 'space');
    await reach(panel(page).getByRole('group', { name: 'Start date' }).getByRole('spinbutton', { name: /^year/ }));
    await press('a year later', 'Up');
    await reach(panel(page).getByRole('button', { name: /Frequency/ }));
    await press('opens the frequencies', 'Return');
    await press('the next one', 'Down');
    await press('and the next', 'Down');
    await press('chooses it', 'Return');
    await reach(panel(page).getByRole('textbox', { name: 'Occurrences' }));
    await type('3');
    await press('leaves the field', 'Tab');
    await reach(act('Schedule Publish'));
    await press('schedules', 'Return');
  },
};
