import { expect } from '@playwright/test';
import type { Scenario } from '../scenario.ts';
import { addPage } from '../../harness/contentKinds.ts';
import { chosen, untilLookedAt } from '../../harness/comments.ts';
import { chooseNode, openPost, panel } from '../../harness/socialFeed.ts';

export const scenario: Scenario = {
  title: 'Reads comments, hides one and takes it back, and answers the next',
  account: 'solo',
  path: '/dashboard',
  // A new feed: other items depend on the date.
  prepare: async (page) => {
    const feed = await addPage(page, 'Social Feed', 'Ward news');
    await page.getByRole('main').getByRole('link', { name: 'Add new post' }).first().click();
    await page.getByRole('textbox', { name: 'Message' }).fill('Flu clinics are back');
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await openPost(page, 'Flu clinics are back');
    await chooseNode(page, 'Prairie Homes');
    await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
    await panel(page).getByRole('button', { name: 'Unpublish' }).waitFor();
    await page.getByRole('tab', { name: /^Comments/ }).click();
    for (const text of ['Where are they?', 'On Mondays, too?', 'Thank you.']) {
      await page.getByRole('textbox', { name: 'Comment' }).fill(text);
      // By key: a second press so soon at the same place would count as a double click.
      await page.getByRole('textbox', { name: 'Comment' }).press('Control+Enter');
      await page.getByRole('listitem').filter({ hasText: text }).first().waitFor();
      // The next comment has a new field.
      await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
      await expect(page.getByRole('textbox', { name: 'Comment' })).toBeFocused();
    }
    const feedId = /[\da-f]{8}-[\da-f-]+/.exec(feed)?.[0] ?? '';
    return { path: `/comments?feed=${feedId}&view=all`, words: 'the comments of a feed' };
  },
  // How long ago it was written, and how many posts are published so far.
  mayVary: [/\b(now|\d+(s|m|min))\b/g, /\b\d+ posts?\b/g],
  run: async ({ page, reach, press, type }) => {
    await untilLookedAt(page);
    await reach(chosen(page), 'the comments');
    await press('the next comment', 'Down');
    await press('hides it', 'h');
    await reach(page.getByRole('main').getByRole('button', { name: 'Undo' }));
    await press('takes it back', 'Return');
    await reach(chosen(page), 'the comments');
    await press('to the answer', 'r');
    await type('At the desk.');
    await press('answers', 'ctrl+Return');
  },
};
