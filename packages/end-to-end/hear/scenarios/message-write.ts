import type { Scenario } from '../../../../tools/hear/scenario.ts';
import { composer, openConversation, say } from '../../harness/messages.ts';

export const scenario: Scenario = {
  title: 'Begins a conversation, is answered, and a message fails',
  account: 'super',
  path: '/messages',
  run: async ({ page, world, reach, press, type, happens, colleague }) => {
    await page.getByRole('listbox', { name: 'Conversations' }).waitFor();
    await reach(page.getByRole('button', { name: 'New conversation' }));
    await press('opens the dialog', 'Return');
    await type('Tremblay');
    await press('to the people found', 'Tab');
    await press('chooses the first', 'space');
    await reach(page.getByRole('button', { name: 'Create' }));
    await press('creates', 'Return');
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
