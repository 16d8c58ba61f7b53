import type { Route } from '@playwright/test';
import type { Scenario } from '../../../../tools/hear/scenario.ts';

export const scenario: Scenario = {
  title: 'Writes to each of two people, stops in the middle, and goes on',
  account: 'super',
  path: '/messages',
  run: async ({ page, reach, press, type, happens }) => {
    const dialog = page.getByRole('dialog', { name: 'New conversation' });
    await reach(page.getByRole('button', { name: 'New conversation' }));
    await press('opens the dialog', 'Return');
    await dialog.waitFor();
    await type('Jordan');
    await happens('Chooses Jordan Okafor', () => dialog.getByRole('row', { name: /^Jordan Okafor/ }).click());
    await dialog.getByRole('searchbox').fill('Tremblay');
    await happens('Chooses Noémie Tremblay', () => dialog.getByRole('row', { name: /^Noémie Tremblay/ }).click());
    await reach(dialog.getByRole('radio', { name: /^One conversation with all/ }));
    await happens('Chooses one with each', () => dialog.getByRole('radio', { name: /one with each/ }).check({ force: true }));
    await reach(dialog.getByRole('textbox', { name: /^Message/ }));
    await type('Fire drill on Monday');
    const held: Route[] = [];
    await page.route('**/api/chat-channels', (route) => {
      held.push(route);
      return held.length > 1 ? undefined : route.continue();
    });
    await reach(dialog.getByRole('button', { name: /^Send to 2 people/ }));
    await press('sends', 'Return');
    await reach(dialog.getByRole('button', { name: 'Stop' }));
    await press('stops', 'Return');
    await page.unroute('**/api/chat-channels');
    await happens('The line breaks', () => Promise.all(held.slice(1).map((route) => route.abort())));
    await reach(dialog.getByRole('button', { name: /^Send to 1 person/ }));
    await press('sends to the other one', 'Return');
  },
};
