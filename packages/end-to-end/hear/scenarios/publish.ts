import type { Scenario } from '../scenario.ts';
import { panel } from '../../harness/socialFeed.ts';
import { draftOfPost } from '../posts.ts';

export const scenario: Scenario = {
  title: 'Chooses a unit, publishes a post now, and unpublishes it',
  account: 'super',
  path: '/dashboard',
  prepare: async (page) => ({ path: await draftOfPost(page), words: 'the draft of a post' }),
  // The name of the question, with which its description begins.
  mayRepeat: [/^unpublish flu clinics are back on site\?$/],
  run: async ({ page, reach, press }) => {
    const act = (name: string) => panel(page).getByRole('button', { name, exact: true });
    const picker = page.getByRole('dialog', { name: 'Choose Publication Level' });
    await reach(act('Choose node'));
    await press('opens the units', 'Return');
    await reach(picker.getByRole('row').first(), 'the units');
    await press('the next unit', 'Down');
    await press('chooses it', 'space');
    await reach(picker.getByRole('button', { name: 'Select' }));
    await press('takes it', 'Return');
    await picker.waitFor({ state: 'detached' });
    await reach(act('Publish'));
    await press('publishes', 'Return');
    await reach(act('Unpublish'));
    await press('asks', 'Return');
    await press('to the button that unpublishes', 'Tab');
    await press('unpublishes', 'Return');
  },
};
