import type { Scenario } from '../scenario.ts';

export const scenario: Scenario = {
  title: 'Imports users from a file',
  account: 'super',
  path: '/users/list',
  run: async ({ page, reach, press, happens }) => {
    await page.locator('tbody tr').first().waitFor();
    await reach(page.getByRole('button', { name: 'Import CSV' }));
    await press('opens the dialog', 'Return');
    const dialog = page.getByRole('dialog', { name: 'Import users' });
    const text = 'name,username,email,phoneNumber\nIda Holm,idaholm,ida@holm.example,\nBo Li,bo li,,\n';
    await happens('Chooses a file of two rows in the window of the system', () =>
      dialog.locator('input[type="file"]').setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }),
    );
    await reach(dialog.getByRole('button', { name: /^Import 2 rows/ }));
    await press('imports', 'Return');
    await dialog.getByText('1 user was added').waitFor();
    await reach(dialog.getByRole('button', { name: 'Close' }).last());
    await press('closes', 'Return');
    await dialog.waitFor({ state: 'detached' });
  },
};
