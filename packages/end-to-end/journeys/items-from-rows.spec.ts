import { untilHeld } from '../harness/heldAnswers.ts';
import { rows, toasts } from '../harness/publishedContent.ts';
import { message, openFeed, openPost, panel, writePost } from '../harness/socialFeed.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

/** A page of each type whose lists hold whole items, and the call that reads one of them. */
const pages = {
  'News and Announcements': 'getSocialFeedItem',
  'Policies and Procedures': 'getResourceItem',
  'Who to Call': 'getContactDirectoryItem',
  'Events and Celebrations': 'getImageGalleryItem',
  'Residents’ Art': 'getGalleryItem',
  'Suggestion Box': 'getSuggestionBoxItem',
  'Shift Feedback': 'getFeedbackLoopItem',
};

test('an item opens with what its list showed while the host takes its time', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/dashboard' });
  for (const [name, operationId] of Object.entries(pages)) {
    await world.control.fault({ operationId }, { hold: true });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await rows(page).first().getByRole('link').first().click();
    // A collection of documents or albums opens with its content; all others with the form, beside its publication.
    await expect(panel(page).or(page.getByRole('searchbox', { name: 'Search this folder' })).or(page.getByRole('heading', { name: 'Albums' })).first(), name).toBeVisible();
    await untilHeld(world.control, operationId);
    await world.control.heal();
  }
});

test('what is typed before the host has answered for a post stays, and what another administrator wrote is shown before it is replaced', async ({ page, other, world }) => {
  const list = await openFeed(page, 'super');
  await writePost(page, 'Lunch is at noon');
  const link = page.getByRole('link', { name: 'Lunch is at noon', exact: true });
  const address = (await link.getAttribute('href')) ?? '';
  await page.reload();
  await expect(link).toBeVisible();
  await signIn(other, 'super', { path: address });
  await message(other).fill('Lunch is at one');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(toasts(other)).toContainText('Changes saved successfully');
  await other.context().close();

  await world.control.fault({ operationId: 'getSocialFeedItem' }, { hold: true });
  await openPost(page, 'Lunch is at noon');
  await message(page).fill('Lunch is at two');
  await untilHeld(world.control, 'getSocialFeedItem');
  await world.control.heal();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /It is now: Lunch is at one/ })).toBeVisible();
  await expect(message(page)).toHaveValue('Lunch is at two');
  await expect.poll(() => world.control.callsOf('updateSocialFeedItem'), 'nothing was replaced yet').toHaveLength(1);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await page.goto(list);
  await expect(page.getByRole('link', { name: 'Lunch is at two', exact: true })).toBeVisible();
});

test('a post that cannot be read is not shown as its list showed it', async ({ page, world }) => {
  await openFeed(page, 'super');
  await writePost(page, 'Lunch is at noon');
  await page.reload();
  await world.control.fault({ operationId: 'getSocialFeedItem' }, { status: 500 });
  await page.getByRole('link', { name: 'Lunch is at noon', exact: true }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(message(page)).toHaveCount(0);
});

test('a survey is not shown without its questions, which its list does not hold', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/dashboard' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Staff Surveys' }).click();
  await expect(rows(page).first()).toBeVisible();
  await world.control.fault({ operationId: 'getSurveyItem' }, { hold: true });
  await rows(page).first().getByRole('link').first().click();
  await untilHeld(world.control, 'getSurveyItem');
  await expect(page.getByRole('heading', { name: 'Staff Surveys', level: 1 })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: /Questions/ })).toHaveCount(0);
  await world.control.heal();
  await expect(page.getByRole('tab', { name: /Questions/ })).toBeVisible();
});
