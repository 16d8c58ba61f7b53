import type { Scenario } from '../../../../tools/hear/scenario.ts';
import { postText } from '../posts.ts';
import { chooseNode, feedName, message, openPost, panel } from '../../harness/socialFeed.ts';

export const scenario: Scenario = {
  title: 'Looks who has not confirmed, and writes to them',
  account: 'super',
  path: '/dashboard',
  prepare: async (page) => {
    await page.getByRole('link', { name: feedName }).click();
    await page.getByRole('link', { name: 'Add new post' }).click();
    await message(page).fill(postText);
    await page.getByRole('switch', { name: /confirm/ }).press('Space');
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await openPost(page, postText);
    await chooseNode(page, 'North Region');
    await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
    await panel(page).getByRole('button', { name: 'Unpublish' }).waitFor();
    return { path: new URL(page.url()).pathname, words: 'a published post' };
  },
  run: async ({ page, reach, press }) => {
    await panel(page).getByRole('button', { name: 'Unpublish' }).waitFor();
    await reach(page.getByRole('tab').first());
    await press('to the confirmations', 'End');
    await page.getByRole('region', { name: 'Who has confirmed' }).waitFor();
    await reach(page.getByRole('button', { name: 'Show as table' }));
    await press('shows the numbers', 'Return');
    await reach(page.getByRole('radio', { name: 'Confirmed 0' }));
    await press('shows those who have', 'space');
    await reach(page.getByRole('radio', { name: /^Not confirmed/ }));
    await press('shows those who have not', 'space');
    await reach(page.getByRole('link', { name: /^Write to \d+ people who have not confirmed$/ }));
    await press('writes to them', 'Return');
    await page.getByRole('dialog', { name: 'New conversation' }).waitFor();
    await press('closes the window', 'Escape');
  },
};
