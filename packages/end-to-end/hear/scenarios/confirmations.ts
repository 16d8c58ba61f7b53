import type { Scenario } from '../scenario.ts';
import { chooseNode, feedName, message, openPost, panel } from '../../harness/socialFeed.ts';

export const scenario: Scenario = {
  title: 'Looks who has not confirmed a post, by unit, and writes to them',
  account: 'super',
  path: '/dashboard',
  prepare: async (page) => {
    await page.getByRole('link', { name: feedName }).click();
    await page.getByRole('link', { name: 'Add new post' }).click();
    await message(page).fill('Fire drill on Monday');
    await page.getByRole('switch', { name: /confirm/ }).press('Space');
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await openPost(page, 'Fire drill on Monday');
    await chooseNode(page, 'North Region');
    await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
    await panel(page).getByRole('button', { name: 'Unpublish' }).waitFor();
    return { path: new URL(page.url()).pathname, words: 'a post that asks for a confirmation' };
  },
  run: async ({ page, reach, press }) => {
    const board = page.getByRole('region', { name: 'Who has confirmed' });
    await reach(page.getByRole('tab', { name: 'Post' }));
    await press('to Comments', 'Right');
    await press('to Likes', 'Right');
    await press('to Read Confirmations', 'Right');
    await board.waitFor();
    await reach(board.getByRole('listbox', { name: 'Units, lowest first' }).locator('[tabindex="0"]').or(board.getByRole('option').first()).first(), 'the units');
    await press('the next unit', 'Down');
    await reach(board.getByRole('radio', { name: /^Not confirmed/ }));
    await press('to those who have confirmed', 'Right');
    await press('shows them', 'space');
    await press('back to those who have not', 'Left');
    await press('shows them again', 'space');
    await reach(board.getByRole('link', { name: /^Write to \d+ (person|people)$/ }));
    await press('writes to them', 'Return');
    await page.getByRole('dialog', { name: 'New conversation' }).waitFor();
    await press('closes it', 'Escape');
  },
};
