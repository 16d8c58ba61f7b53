import type { Scenario } from '../../../../tools/hear/scenario.ts';
import { panel } from '../../harness/socialFeed.ts';
import { draftOfPost } from '../posts.ts';

export const scenario: Scenario = {
  title: 'Publishes a post, and takes it off',
  account: 'super',
  path: '/dashboard',
  // The name of the question, and its description begins with it.
  mayRepeat: [/^unpublish flu clinics are back on site\?$/],
  prepare: async (page) => ({ path: await draftOfPost(page), words: 'the draft of a post' }),
  run: async ({ page, reach, press, type }) => {
    const act = (name: string) => panel(page).getByRole('button', { name, exact: true });
    await act('Choose node').waitFor();
    await reach(panel(page).getByRole('radio', { name: 'Immediately' }));
    await press('to the node', 'Tab');
    await press('opens the organization', 'Return');
    const picker = page.getByRole('dialog', { name: 'Choose Publication Level' });
    await type('north reg');
    await reach(picker.getByRole('row', { name: /North Region/ }));
    await press('chooses it', 'Return');
    await reach(picker.getByRole('button', { name: 'Select' }));
    await press('takes it', 'Return');
    await reach(act('Publish'));
    await press('publishes', 'Return');
    await act('Unpublish').waitFor();
    await reach(act('Unpublish'));
    await press('asks', 'Return');
    await press('to the button that takes it off', 'Tab');
    await press('takes it off', 'Return');
  },
};
