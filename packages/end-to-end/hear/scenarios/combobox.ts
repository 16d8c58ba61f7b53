import type { Scenario } from '../scenario.ts';

export const scenario: Scenario = {
  title: 'Finds a user by writing',
  account: 'super',
  path: '/analytics/engagements',
  // The field's text changes while it has the focus, and Orca announces it as collapsed.
  mayRepeat: [/^user editable$/, /^noémie tremblay$/],
  run: async ({ page, reach, press, type }) => {
    const field = page.getByRole('combobox', { name: 'User' });
    await field.waitFor();
    await reach(field);
    await type('nurse');
    await press('takes the word away', 'ctrl+BackSpace');
    await type('tremb');
    await press('to the first that fits', 'Down');
    await press('chooses it', 'Return');
  },
};
