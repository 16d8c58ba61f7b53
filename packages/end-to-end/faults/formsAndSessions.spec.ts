import type { Page } from '@playwright/test';
import { comeBackToWindow } from '../harness/clock.ts';
import { toasts } from '../harness/publishedContent.ts';
import { expectQuiet } from '../harness/quiet.ts';
import { openProfileMenu, signIn, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { apiCallsSince, grantsSince, lastId, sessionEnded, signInAfterEnd } from './renewals.ts';
import {
  contactField,
  contactPath,
  countNativeQuestions,
  departmentsPath,
  draftOffer,
  keptDrafts,
  openNewDepartment,
  typeDepartment,
} from './unsavedForms.ts';

const typed = 'help.desk@prairie.example';

/** Starts filling in a form on a page. */
async function typeContact(page: Page, path = contactPath): Promise<void> {
  await page.clock.install();
  await signIn(page, 'solo', { path });
  await contactField(page).fill(typed);
}

async function restore(page: Page): Promise<void> {
  await draftOffer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(contactField(page)).toHaveValue(typed);
}

test('A03 a token that is refused even after its renewal signs out once, with the reason; the path is kept, and what was typed is offered after signing in again', async ({ page, world }) => {
  const asked = countNativeQuestions(page);
  await typeContact(page);
  await expectQuiet(world.control);
  const since = await lastId(world.control);
  await world.control.fault({ path: '/api/**' }, { status: 401, body: { message: 'Refused' } });
  await comeBackToWindow(page);
  await expect(page.getByText(sessionEnded)).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expectQuiet(world.control);
  await expect.poll(() => grantsSince(world.control, since), 'one renewal, no loop').toHaveLength(1);
  const calls = (await apiCallsSince(world.control, since)).map(({ path }) => path);
  expect(Math.max(...calls.map((path) => calls.filter((each) => each === path).length)), 'tries of one call').toBeLessThanOrEqual(2);
  await world.control.heal();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${contactPath}$`));
  await restore(page);
  expect(asked(), 'questions of the browser').toBe(0);
});

for (const refreshTokens of [true, false]) {
  test(`A04 a save that gets a 401 is sent again with the same body, done once and reported once, renewal by ${refreshTokens ? 'refresh token' : 'hidden frame'}`, async ({ page, world }) => {
    await world.control.identity({ refreshTokens });
    await signIn(page, 'solo', { path: departmentsPath });
    const dialog = await typeDepartment(page, 'Night kitchen');
    await expectQuiet(world.control);
    const since = await lastId(world.control);
    // The token is refused when the save itself arrives, after the read before it.
    await world.control.fault({ operationId: 'createDepartment', times: 1 }, { status: 401, body: {} });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(toasts(page).getByText('Department added')).toHaveCount(1);
    await expect(page.getByRole('rowheader', { name: 'Night kitchen' })).toHaveCount(1);
    const calls = (await apiCallsSince(world.control, since)).filter(({ operationId }) => operationId === 'createDepartment');
    expect(calls.map(({ status }) => status)).toEqual([401, 201]);
    expect(calls.map(({ isExecuted }) => isExecuted)).toEqual([false, true]);
    expect(new Set(calls.map(({ bodySha256, tenant, role }) => [bodySha256, tenant, role].join())).size, 'same body, tenant and role').toBe(1);
    await expect.poll(() => grantsSince(world.control, since)).toHaveLength(1);
  });
}

test('A05 after two hours of sleep what was typed is still in the form, and saving works', async ({ page, world }) => {
  await typeContact(page);
  await expectQuiet(world.control);
  const since = await lastId(world.control);
  await world.control.identity({ expireAccessTokens: true });
  await page.clock.fastForward('02:00:00');
  await expect(contactField(page)).toHaveValue(typed);
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toasts(page)).toContainText('Update Success');
  await expectQuiet(world.control);
  expect((await apiCallsSince(world.control, since)).filter(({ method, isExecuted }) => method === 'PUT' && isExecuted)).toHaveLength(1);
  await expect(contactField(page)).toHaveValue(typed);
});

test('A10 the quick redirect through a provider on another site asks nothing and loses nothing: the draft is offered on return', async ({ page, world }) => {
  const asked = countNativeQuestions(page);
  await typeContact(page, `${world.crossSiteConsole}${contactPath}`);
  await expectQuiet(world.control);
  await world.control.identity({ expireAccessTokens: true });
  await comeBackToWindow(page);
  await expect(draftOffer(page)).toBeVisible();
  await expect(page).toHaveURL(`${world.crossSiteConsole}${contactPath}`);
  await restore(page);
  expect(asked(), 'questions of the browser').toBe(0);
});

test('A13 a session that the provider ended keeps the draft; it is offered to the same person at the same place', async ({ page, world }) => {
  const asked = countNativeQuestions(page);
  await typeContact(page);
  await expectQuiet(world.control);
  await signInAfterEnd(page, world.control, 'solo');
  await expect(page).toHaveURL(new RegExp(`${contactPath}$`));
  await restore(page);
  expect(asked(), 'questions of the browser').toBe(0);
});

test('A13 what one person typed is never offered to another who signs in after the session ended', async ({ page, world }) => {
  countNativeQuestions(page);
  await page.clock.install();
  await signIn(page, 'solo', { path: departmentsPath });
  await typeDepartment(page, 'Night kitchen');
  await expectQuiet(world.control);
  await signInAfterEnd(page, world.control, 'new');
  await expect(topBar(page)).toContainText('Summit Living');
  await page.goto(departmentsPath);
  const dialog = await openNewDepartment(page);
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  await expect(draftOffer(page)).toHaveCount(0);
  await expect(page.getByText('Night kitchen')).toHaveCount(0);
});

test('A14 when a renewal names another person, the text of the first person leaves the screen and is offered to nobody else', async ({ page, world }) => {
  const asked = countNativeQuestions(page);
  await typeContact(page);
  await expectQuiet(world.control);
  await world.control.identity({ sub: 'super', expireAccessTokens: true });
  await comeBackToWindow(page);
  await expect(page.getByText('The sign-in service gave an answer that cannot be trusted. Sign in again.')).toBeVisible();
  await expect(page.getByText(typed)).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  expect(asked(), 'questions of the browser').toBe(0);
});

test('A20 signing out in one tab removes the form from the other without a question, and keeps what was typed there until the next sign-in', async ({ context, page, world }) => {
  await signIn(page, 'solo');
  const other = await context.newPage();
  const asked = countNativeQuestions(other);
  await other.goto(contactPath);
  await contactField(other).fill(typed);
  await expect.poll(() => keptDrafts(other)).toHaveLength(1);
  await expectQuiet(world.control);
  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click({ noWaitAfter: true });
  await expect(other.getByText('You signed out in another tab.')).toBeVisible();
  await expect(other.getByRole('textbox')).toHaveCount(0);
  await expect.poll(() => keptDrafts(other)).toHaveLength(1);
  expect(asked(), 'questions of the browser').toBe(0);
});
