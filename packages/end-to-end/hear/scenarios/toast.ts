import type { Scenario } from '../scenario.ts';

export const scenario: Scenario = {
  title: 'Is told of a save and of a refusal',
  account: 'solo',
  path: '/app-settings/app/settings',
  // The name of the question, with which its description begins.
  mayRepeat: [/^turn chat off for everyone\?$/],
  run: async ({ page, reach, press, world }) => {
    const chat = page.getByRole('switch', { name: 'Chat' });
    await chat.waitFor();
    await reach(chat);
    await press('turns chat on', 'space');
    await world.control.fault({ operationId: 'updateManagedTenant' }, { status: 403, body: { message: 'Chat stays on.' } });
    await press('turns it off', 'space');
    await press('to the button that turns it off', 'Tab');
    await press('turns it off, and is refused', 'Return');
  },
};
