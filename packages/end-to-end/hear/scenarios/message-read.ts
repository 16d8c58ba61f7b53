import type { Scenario } from '../../../../tools/hear/scenario.ts';
import { conversationNamed, log } from '../../harness/messages.ts';

export const scenario: Scenario = {
  title: 'Opens a conversation and reads back',
  account: 'super',
  path: '/messages',
  prepare: async (_, world) => {
    await world.control.makeChannel({ tenant: 'Harbour Care', name: 'Ferry crew', participants: ['super', 'unit'], messages: 40 });
    return { path: '/messages', words: '/messages' };
  },
  run: async ({ page, reach, press }) => {
    await conversationNamed(page, 'Ferry crew').waitFor();
    await reach(page.getByRole('listbox', { name: 'Conversations' }).getByRole('option').first(), 'the first conversation');
    await press('opens it', 'Return');
    await log(page).getByRole('article').first().waitFor();
    await reach(log(page));
    await press('to the newest message in sight', 'Prior');
    await press('the message before', 'Prior');
    await reach(page.getByRole('button', { name: 'Show older messages' }));
    await press('shows older ones', 'Return');
    await press('the message before', 'Prior');
  },
};
