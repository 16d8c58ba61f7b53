import type { Scenario } from '../../../../tools/hear/scenario.ts';
import { chosen, openComment, untilLookedAt } from '../../harness/comments.ts';

export const scenario: Scenario = {
  title: 'Moderates comments',
  account: 'super',
  path: '/comments',
  run: async ({ page, reach, press, type }) => {
    await untilLookedAt(page);
    await reach(chosen(page));
    await press('the next comment', 'Down');
    await press('hides it', 'h');
    await press('the next one', 'j');
    await press('answers it', 'r');
    await type('Ask at the desk.');
    await press('sends the answer', 'ctrl+Return');
    await reach(openComment(page).getByRole('button', { name: 'Delete' }));
    await press('asks', 'Return');
    await press('to the button that deletes', 'Tab');
    await press('deletes', 'Return');
  },
};
