import type { Scenario } from '../scenario.ts';
import { composer, openConversation, say, startConversation } from '../../harness/messages.ts';

export const scenario: Scenario = {
  title: 'Writes a message, is answered, and the next one fails',
  account: 'super',
  path: '/messages',
  prepare: async (page) => {
    await startConversation(page, 'Tremblay', 'Noémie Tremblay');
    const { pathname, search } = new URL(page.url());
    return { path: `${pathname}${search}`, words: 'a conversation' };
  },
  run: async ({ page, world, reach, press, type, happens, colleague }) => {
    await composer(page).waitFor();
    await reach(composer(page));
    await type('Who has the keys');
    await press('sends', 'Return');
    const other = await colleague('unit', '/messages');
    await openConversation(other, 'Margaret Chen-Whitaker');
    await happens('The other one answers', () => say(other, 'Rosa has them.'));
    await world.control.hub('refuse', { method: 'SendMessage', count: 1 });
    await type('Thank you');
    await press('sends, and is refused', 'Return');
    await reach(page.getByRole('button', { name: 'Try again' }));
    await press('sends again', 'Return');
  },
};
