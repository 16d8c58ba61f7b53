import type { Scenario } from '../../../../tools/hear/scenario.ts';
import { attachments, pictureFile } from '../../harness/postFiles.ts';
import { feedName, message } from '../../harness/socialFeed.ts';

export const scenario: Scenario = {
  title: 'Writes a post with a picture, and saves it as a draft',
  account: 'super',
  path: '/dashboard',
  prepare: async (page) => {
    await page.getByRole('link', { name: feedName }).click();
    await page.getByRole('heading', { name: feedName, level: 1 }).waitFor();
    return { path: new URL(page.url()).pathname, words: 'a feed' };
  },
  run: async ({ page, reach, press, type, happens }) => {
    const add = page.getByRole('link', { name: 'Add new post' });
    await add.waitFor();
    await reach(add);
    await press('begins a post', 'Return');
    await message(page).waitFor();
    await reach(page.getByRole('button', { name: 'Save as Draft' }));
    await press('saves too early', 'Return');
    await reach(message(page));
    await type('Flu clinics, ask @Jor');
    await press('takes the person', 'Return');
    await reach(attachments(page).getByRole('button').first());
    await happens('Chooses a picture in the window of the system', () => attachments(page).locator('input[type="file"]').setInputFiles(pictureFile()));
    await reach(page.getByRole('button', { name: 'Save as Draft' }));
    await press('saves', 'Return');
    await add.waitFor();
  },
};
