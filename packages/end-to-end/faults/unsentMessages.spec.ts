import type { Locator, Page } from '@playwright/test';
import { bubble, composer, log, loseMessage, openConversation, say } from '../harness/messages.ts';
import { identifyAs, openProfileMenu, signIn, signOut, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { pressScope, switchTenant } from './scopeSwitch.ts';
import { contactField, contactPath, countNativeQuestions, keptDrafts, question } from './unsavedForms.ts';

const asked = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Messages are not sent yet' });
const signInHeading = (page: Page): Locator => page.getByRole('heading', { name: 'Sign in to Noticeboard' });
/** Unread messages are counted in the name of their link. */
const goTo = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: new RegExp(`^${name}( \\(\\d+\\))?$`) }).click();

async function askToSignOut(page: Page): Promise<void> {
  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

test('D7 signing out asks once before it discards a half-written message of any conversation, from any page and after a reload', async ({ page }) => {
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  await composer(page).fill('Half a thought');
  await openConversation(page, 'Noémie Tremblay');
  await goTo(page, 'Dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.reload();
  await askToSignOut(page);
  await asked(page).getByRole('button', { name: 'Stay' }).click();
  await goTo(page, 'Messages');
  await openConversation(page, 'Islands Region leads');
  await expect(composer(page)).toHaveValue('Half a thought');
  await askToSignOut(page);
  await asked(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(signInHeading(page)).toBeVisible();
  expect(await keptDrafts(page)).toEqual([]);
});

test('D7 signing out also asks about a message that was chosen to reply to, and not about one that was sent', async ({ page }) => {
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  await say(page, 'Who has the keys?');
  await bubble(page, 'Who has the keys?').hover();
  await bubble(page, 'Who has the keys?').getByRole('button', { name: 'Reply to You' }).click();
  await expect(page.getByText('In reply to You')).toBeVisible();
  await askToSignOut(page);
  await asked(page).getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Cancel reply' }).click();
  await expect(composer(page), 'the button is gone with what it was on').toBeFocused();
  await composer(page).fill('Written and taken back');
  await composer(page).fill('');
  await signOut(page);
});

test('D7 a user at 390 pixels who decides not to sign out is back where they were, with the focus on what they pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  await composer(page).fill('Half a thought');
  await askToSignOut(page);
  await asked(page).getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(topBar(page).getByRole('button', { name: /^Account of / })).toBeFocused();
  await expect(composer(page)).toHaveValue('Half a thought');
  await composer(page).fill('');
});

test('D7 opening another page, tenant or role asks nothing about a half-written message, and finds it again', async ({ page, world }) => {
  await world.control.changeTenant('Prairie Homes', { isChatEnabled: true });
  const nativeQuestions = countNativeQuestions(page);
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  await composer(page).fill('Half a thought');
  await switchTenant(page, 'Prairie Homes');
  await switchTenant(page, 'Harbour Care');
  // A form that is discarded on the way takes nothing else with it.
  await page.goto(contactPath);
  expect(nativeQuestions(), 'closing the tab would lose it').toBe(1);
  await contactField(page).fill('help@harbourcare.example');
  await goTo(page, 'Dashboard');
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await goTo(page, 'Messages');
  await openConversation(page, 'Islands Region leads');
  await expect(composer(page)).toHaveValue('Half a thought');
  await composer(page).fill('');
});

test('D7 signing out asks about messages that wait in another tenant', async ({ page, context, world }) => {
  await world.control.changeTenant('Prairie Homes', { isChatEnabled: true });
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  await loseMessage(page, world, 'Perhaps');
  await pressScope(page, 'Prairie Homes');
  await asked(page).getByRole('button', { name: 'Leave' }).click();
  await expect(topBar(page)).toContainText('Prairie Homes');
  await askToSignOut(page);
  await asked(page).getByRole('button', { name: 'Stay' }).click();
  await switchTenant(page, 'Harbour Care');
  await goTo(page, 'Messages');
  await openConversation(page, 'Islands Region leads');
  await expect(bubble(page, 'Perhaps')).toContainText('Not confirmed');
  // Discarded in one tab, nothing is left to ask about in another.
  const second = await context.newPage();
  await second.goto('/dashboard');
  await bubble(page, 'Perhaps').getByRole('button', { name: 'Discard' }).click();
  await expect(log(page).getByText('Perhaps')).toHaveCount(0);
  await signOut(second);
});

test('D7 a half-written message outlives a sign-out in another tab, for the same person alone', async ({ page, context }) => {
  await signIn(page, 'super', { path: '/dashboard' });
  const other = await context.newPage();
  await other.goto('/messages');
  await openConversation(other, 'Islands Region leads');
  await composer(other).fill('Half a thought');
  await signOut(page);
  await expect(other.getByText('Your unsaved work is kept in this tab')).toBeVisible();
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await identifyAs(other, 'super');
  await expect(composer(other)).toHaveValue('Half a thought');

  await page.goto('/dashboard');
  await expect(topBar(page)).toBeVisible();
  await signOut(page);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await identifyAs(other, 'unit');
  await expect(topBar(other)).toBeVisible();
  expect(await keptDrafts(other), 'drafts of the person before').toEqual([]);
  await signOut(other);
});
