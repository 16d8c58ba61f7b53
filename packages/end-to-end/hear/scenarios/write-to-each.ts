import type { Scenario } from '../scenario.ts';
import { idOfUser } from '../../harness/users.ts';

export const scenario: Scenario = {
  title: 'Writes to each of two people',
  account: 'super',
  path: '/users/list',
  prepare: async (page) => {
    const ids = [await idOfUser(page, 'Jordan'), await idOfUser(page, 'Noémie')];
    return { path: `/messages?to=${ids.join(',')}`, words: 'a message to two people' };
  },
  run: async ({ page, reach, press, type }) => {
    const dialog = page.getByRole('dialog', { name: 'New conversation' });
    await dialog.waitFor();
    await reach(dialog.getByRole('radio', { name: /^One conversation/ }));
    await press('to the other way', 'r');
    await press('chooses it', 'space');
    await reach(dialog.getByRole('textbox', { name: /^Message/ }));
    await type('Please confirm');
    await reach(dialog.getByRole('button', { name: 'Send to 2 people' }));
    await press('sends', 'Return');
  },
};
