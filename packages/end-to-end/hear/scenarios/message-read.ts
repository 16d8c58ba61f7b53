import type { Scenario } from '../scenario.ts';
import { log, say, startConversation } from '../../harness/messages.ts';

export const scenario: Scenario = {
  title: 'Finds a conversation, reads in it and searches it',
  account: 'super',
  path: '/messages',
  prepare: async (page) => {
    await startConversation(page, 'Jordan', 'Jordan Okafor');
    for (const text of ['The blue keys are gone', 'No, they are here']) await say(page, text);
    return { path: '/messages', words: 'the messages' };
  },
  // Age of the last message.
  mayVary: [/\b(now|\d+(s|m|min|h|d))\b/g],
  // Only an emptied field itself is announced.
  maySilent: [/^Escape: empties the field$/],
  run: async ({ page, reach, press, type }) => {
    await reach(page.getByRole('searchbox', { name: 'Search conversations' }));
    await type('Jordan');
    await reach(page.getByRole('listbox', { name: 'Conversations' }).getByRole('option').first(), 'the conversations');
    await press('opens the conversation', 'Return');
    await log(page).waitFor();
    await reach(log(page).getByRole('article').last(), 'the newest message');
    await press('the one before', 'Up');
    await reach(page.getByRole('button', { name: 'Search messages' }));
    await press('searches', 'Return');
    await type('keys');
    await press('empties the field', 'Escape');
    await press('closes the search', 'Escape');
  },
};
