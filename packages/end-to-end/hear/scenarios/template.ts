import type { Scenario } from '../scenario.ts';

export const scenario: Scenario = {
  title: 'Changes an email template, with a placeholder, and discards it',
  account: 'super',
  path: '/app-settings/email-templates',
  run: async ({ page, reach, press, type }) => {
    const source = page.getByRole('textbox', { name: 'HTML' });
    await source.waitFor();
    await reach(source);
    await press('the next line', 'Down');
    await type('Hello {{org');
    await press('takes the placeholder', 'Return');
    await reach(page.getByRole('button', { name: 'Discard', exact: true }));
    await press('discards', 'Return');
  },
};
