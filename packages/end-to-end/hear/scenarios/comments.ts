import type { Scenario } from '../../../../tools/hear/scenario.ts';
import { chosen, untilLookedAt } from '../../harness/comments.ts';

export const scenario: Scenario = {
  title: 'Reads, hides and answers comments',
  account: 'super',
  path: '/comments',
  run: async ({ page, reach, press, type }) => {
    await untilLookedAt(page);
    await reach(chosen(page), 'the newest comment');
    await press('the next comment', 'Down');
    await press('hides it', 'h');
    await press('the next one', 'j');
    await press('answers it', 'r');
    await type('Ask at the desk.');
    await press('sends the answer', 'ctrl+Return');
  },
};
