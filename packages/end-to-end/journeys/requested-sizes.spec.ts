import { openConversation } from '../harness/messages.ts';
import { watchBodies } from '../harness/requestBodies.ts';
import { signIn } from '../harness/session.ts';
import { feedName, message, openFeed } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';
import { openUsers, userSearch } from '../harness/users.ts';
import type { World } from '../harness/world.ts';

/** Ends of the paths of an operation's calls: page and size, or offset and count. */
const sizesOf = async (world: World, operationId: string): Promise<string[]> => [
  ...new Set((await world.control.callsOf(operationId)).map(({ path }) => path.split('/').slice(-2).join('/'))),
];

const people = /\/users\/search$/;

test('LIM-01, LIM-04: people to choose and people to mention are requested 20 at a time', async ({ page }) => {
  await signIn(page, 'super', { path: '/users/tags' });
  await page.getByRole('link', { name: '@managers' }).click();
  await page.getByRole('button', { name: 'Add member' }).click();
  const field = page.getByRole('dialog', { name: 'Select User' }).getByRole('searchbox', { name: 'Search users' });
  const chosen = await watchBodies(page, people);
  await field.fill('ga');
  await expect.poll(() => chosen).toEqual([{ searchedPhrase: 'ga', page: 0, pageSize: 20 }]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: feedName }).click();
  await page.getByRole('link', { name: 'Add new post' }).click();
  const mentioned = await watchBodies(page, people);
  await message(page).pressSequentially('@maya');
  await expect.poll(() => mentioned.at(-1)).toEqual({ searchedPhrase: 'maya', page: 0, pageSize: 20 });
});

test('LIM-05, LIM-06: tags, and the users of a search that is filtered by tag, are requested as one list of 999', async ({ page, world }) => {
  await openUsers(page, 'super');
  await expect.poll(() => sizesOf(world, 'listTags')).toEqual(['0/999']);
  await page.getByRole('combobox', { name: 'With tag' }).fill('@nightshift');
  await page.getByRole('option', { name: '@nightshift' }).click();
  await expect(page).toHaveURL(/[?&]tag=/);
  const bodies = await watchBodies(page, people);
  await userSearch(page).fill('ma');
  await expect.poll(() => bodies.at(-1)).toEqual({ searchedPhrase: 'ma', page: 0, pageSize: 999 });
});

test('LIM-29 to LIM-31, decisions-core A58: analytics requests top lists of 10, snapshots of 10 and 99 people to choose from', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/analytics/user-activity' });
  await expect(page.getByRole('table', { name: 'Inactive users' }).getByRole('rowheader').first()).toBeVisible();
  expect(await sizesOf(world, 'listActivitySnapshot')).toEqual(['0/10']);

  await page.goto('/analytics/content-items');
  for (const operationId of ['listMostViewedContentItems', 'listMostCommentedContentItems', 'listMostLikedContentItems']) {
    await expect.poll(async () => (await world.control.callsOf(operationId)).map(({ query }) => query['top'])).toContain('10');
  }

  await page.goto('/analytics/engagements');
  const bodies = await watchBodies(page, people);
  await page.getByRole('combobox', { name: 'User' }).fill('gabriel');
  await expect.poll(() => bodies.at(-1)).toEqual({ searchedPhrase: 'gabriel', page: 0, pageSize: 99 });
});

test('LIM-12, LIM-101, LIM-104 to LIM-106: lists are requested with 10 rows, Published Content with 25', async ({ page, world }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: /^Daylight saving time/ }).click();
  await expect(message(page)).toBeVisible();
  for (const tab of ['Likes', 'Read Confirmations', 'Comments']) await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
  for (const operationId of ['listSocialFeedItems', 'listSocialFeedItemComments', 'listSocialFeedItemLikes', 'listSocialFeedItemReadConfirmations']) {
    await expect.poll(() => sizesOf(world, operationId), operationId).toContain('0/10');
  }
  await page.goto('/content');
  await expect.poll(async () => (await world.control.callsOf('listPublishedItems')).map(({ query }) => [query['page'], query['size']])).toContainEqual(['0', '25']);
});

test('LIM-116, LIM-117: the channels are requested 10 at a time, and the messages of a channel 30', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  await expect.poll(() => sizesOf(world, 'listChatMessages')).toContain('0/30');
  expect(await sizesOf(world, 'listOwnChatChannels')).toContain('0/10');
});
