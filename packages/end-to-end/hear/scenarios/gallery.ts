import type { Scenario } from '../scenario.ts';
import { addPage } from '../../harness/contentKinds.ts';
import { addGallery, bar, choosePictures, pictures } from '../../harness/galleries.ts';
import { pictureFile } from '../../harness/postFiles.ts';

export const scenario: Scenario = {
  title: 'Adds pictures to a gallery, selects two and deletes them',
  account: 'solo',
  path: '/dashboard',
  prepare: async (page) => {
    await addPage(page, 'Gallery', 'Resident art');
    await addGallery(page, 'Autumn show');
    // One after the other: together they would be in order of arrival.
    for (const [index, each] of ['boats', 'dunes', 'gulls'].entries()) {
      await choosePictures(page, pictureFile(`${each}.png`));
      await page.getByRole('heading', { name: `Pictures ${index + 1}`, level: 2 }).waitFor();
    }
    return { path: new URL(page.url()).pathname, words: 'a gallery of three pictures' };
  },
  run: async ({ page, reach, press, happens }) => {
    await pictures(page).first().waitFor();
    await happens('Chooses a fourth picture in the window of the system', () => choosePictures(page, pictureFile('waves.png')));
    await page.getByRole('heading', { name: 'Pictures 4', level: 2 }).waitFor();
    await reach(pictures(page).first(), 'the pictures');
    await press('selects the first', 'space');
    await press('the next one', 'Right');
    await press('selects it, too', 'space');
    await reach(bar(page).getByRole('button', { name: 'Delete…' }));
    await press('asks', 'Return');
    await press('to the button that deletes', 'Tab');
    await press('deletes', 'Return');
  },
};
