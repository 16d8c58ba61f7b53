import type { Scenario } from '../scenario.ts';
import { attach, attachments, pictureFile } from '../../harness/postFiles.ts';
import { feedName, message } from '../../harness/socialFeed.ts';

export const scenario: Scenario = {
  title: 'Writes a post with a picture and saves it',
  account: 'super',
  path: '/dashboard',
  prepare: async (page) => {
    await page.getByRole('link', { name: feedName }).click();
    await page.getByRole('link', { name: 'Add new post' }).click();
    await message(page).waitFor();
    return { path: new URL(page.url()).pathname, words: 'a new post' };
  },
  run: async ({ page, reach, press, type, happens }) => {
    await reach(message(page));
    await type('Flu clinics are back');
    await reach(attachments(page).getByRole('button').first());
    await happens('Chooses a picture in the window of the system', () => attach(page, pictureFile()));
    await reach(page.getByRole('button', { name: 'Save as Draft' }));
    await press('saves', 'Return');
    await page.getByRole('heading', { name: feedName, level: 1 }).waitFor();
  },
};
