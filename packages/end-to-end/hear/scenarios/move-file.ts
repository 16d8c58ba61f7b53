import type { Scenario } from '../scenario.ts';
import { rowNamed } from '../../harness/publishedContent.ts';
import { addCollection, addFiles, addFolder, textFile } from '../../harness/resources.ts';

export const scenario: Scenario = {
  title: 'Moves a file into a folder',
  account: 'solo',
  path: '/dashboard',
  prepare: async (page) => {
    await addCollection(page, 'Infection control');
    await addFolder(page, 'Signs');
    await addFiles(page, textFile('plan.txt'));
    await rowNamed(page, 'plan.txt').waitFor();
    return { path: new URL(page.url()).pathname, words: 'a folder and a file' };
  },
  run: async ({ page, reach, press }) => {
    await reach(page.getByRole('button', { name: 'Actions for plan.txt' }));
    await press('opens the menu', 'Return');
    await press('to the act that moves it', 'm');
    await press('asks where to', 'Return');
    const window = page.getByRole('alertdialog', { name: 'Move ‘plan.txt’' });
    await reach(window.getByRole('button', { name: 'Signs' }));
    await press('into the folder', 'Return');
    await reach(window.getByRole('button', { name: 'Move here' }));
    await press('moves it', 'Return');
  },
};
