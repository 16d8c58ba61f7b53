import type { Scenario } from '../../../../tools/hear/scenario.ts';
import { rowNamed } from '../../harness/publishedContent.ts';
import { addCollection, addFolder, addTo, windowOf } from '../../harness/resources.ts';

export const scenario: Scenario = {
  title: 'Moves a file into a folder',
  account: 'solo',
  path: '/dashboard',
  prepare: async (page) => {
    const path = await addCollection(page, 'Infection control');
    await addFolder(page, 'Signs');
    await addTo(page, 'Files');
    await windowOf(page, 'Files').locator('input[type="file"]').setInputFiles([{ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('plan') }]);
    await windowOf(page, 'Files').getByRole('button', { name: 'Add', exact: true }).click();
    await rowNamed(page, 'plan.txt').waitFor();
    return { path, words: 'a folder with a folder and a file' };
  },
  run: async ({ page, reach, press }) => {
    const window = page.getByRole('alertdialog', { name: 'Move ‘plan.txt’' });
    await reach(rowNamed(page, 'plan.txt').getByRole('button', { name: /^Actions/ }));
    await press('opens the acts', 'Return');
    await press('to the act that moves', 'm');
    await press('opens the window', 'Return');
    await window.waitFor();
    await reach(window.getByRole('button', { name: 'Signs' }));
    await press('opens the folder', 'Return');
    await reach(window.getByRole('button', { name: 'Move here' }));
    await press('moves it', 'Return');
    await window.waitFor({ state: 'detached' });
  },
};
