import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { nodeRow } from '../harness/organization.ts';
import { toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

const template = (page: Page, place: number) => page.getByRole('group', { name: `Template ${place}` });

async function fillTemplate(page: Page, place: number, type: string, name: string) {
  await template(page, place).getByRole('button', { name: /Type/ }).click();
  await page.getByRole('option', { name: type, exact: true }).click();
  await template(page, place).getByRole('textbox', { name: 'Name' }).fill(name);
}

test('a tenant without an organization is redirected to the form, which validates, keeps what failed and opens the tree', async ({ page, world }) => {
  await signIn(page, 'new', { path: '/organization' });
  await expect(page).toHaveURL(/\/organization\/add$/);
  const submit = page.getByRole('button', { name: 'Add Organization' });
  const name = page.getByRole('textbox', { name: 'Organization name' });
  await expect(page.getByRole('group', { name: /^Template \d/ })).toHaveCount(1);
  await expect(template(page, 1).getByRole('button', { name: 'Remove template 1' })).toHaveAccessibleDescription(/at least one/);
  await submit.click();
  for (const problem of ['Organization name is required', 'Type is required', 'Name is required']) await expect(page.getByText(problem, { exact: true })).toBeVisible();
  await expect(name).toBeFocused();
  expect(await world.control.callsOf('createRootNode')).toEqual([]);

  await name.fill('  Summit Living ');
  await fillTemplate(page, 1, 'Social Feed', 'News');
  await page.getByRole('button', { name: 'Add template' }).click();
  await fillTemplate(page, 2, 'Suggestion Box', 'Ideas');
  await page.getByRole('button', { name: 'Add template' }).click();
  await template(page, 3).getByRole('button', { name: 'Remove template 3' }).click();

  const address = template(page, 2).getByRole('textbox', { name: 'Target email' });
  await expect(address).toHaveValue(/@/);
  await address.fill('ideas@');
  await submit.click();
  await expect(address).toBeFocused();
  expect(await world.control.callsOf('createRootNode')).toEqual([]);
  await address.fill('ideas@summit.example');

  await world.control.fault({ operationId: 'createSuggestionBox' }, { status: 400, body: { message: 'Ideas are collected elsewhere.' } });
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: '1 template was not added.' })).toBeVisible();
  await expect(template(page, 1).getByText('Ideas are collected elsewhere.')).toBeVisible();
  await expect(template(page, 1).getByRole('textbox', { name: 'Name' })).toHaveValue('Ideas');
  // The text shown before has become true in the meantime.
  await expect(page.getByText(/^The organization was added\./)).toBeVisible();
  await expect(page.getByText(/has no organization yet/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Continue without them' })).toBeEnabled();
  await world.control.heal();
  await page.getByRole('button', { name: 'Add templates' }).click();
  await expect(page).toHaveURL(/\/organization$/);
  await expect(toasts(page)).toContainText('Item saved successfully');
  await expect(nodeRow(page, 'Summit Living')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Ideas' })).toBeVisible();
  await expect.poll(() => world.control.callsOf('createRootNode')).toHaveLength(1);
  await expect.poll(() => world.control.callsOf('createSocialFeed')).toHaveLength(1);
  const sent = createHash('sha256').update(JSON.stringify({ name: 'Ideas', targetEmail: 'ideas@summit.example' })).digest('hex');
  await expect.poll(async () => (await world.control.callsOf('createSuggestionBox')).at(-1)?.bodySha256).toBe(sent);
});

test('the new organization is created once although the response was lost, and a failure loses nothing typed', async ({ page, world, allow }) => {
  // The organization is tried three times on purpose.
  allow.repeatedWrites = true;
  await signIn(page, 'new', { path: '/organization/add' });
  const submit = page.getByRole('button', { name: 'Add Organization' });
  await page.getByRole('textbox', { name: 'Organization name' }).fill('Summit Living');
  await fillTemplate(page, 1, 'Survey', 'Questions');
  await world.control.fault({ operationId: 'createRootNode' }, { status: 500, body: {} });
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Unable to process your request.' }).first()).toBeVisible();
  await world.control.heal();
  // The read before the call gets a response, the read after it does not.
  await world.control.fault({ operationId: 'createRootNode' }, { hold: true, resetAfterCommit: true });
  await submit.click();
  await expect.poll(async () => (await world.control.callsOf('createRootNode')).length).toBe(2);
  await world.control.fault({ operationId: 'getRootNode' }, { status: 400, body: {} });
  await world.control.release();
  await expect(page.getByText(/Could not confirm/).first()).toBeVisible();
  await expect(template(page, 1).getByRole('textbox', { name: 'Name' })).toHaveValue('Questions');
  await world.control.heal();
  await submit.dblclick();
  await expect(page).toHaveURL(/\/organization$/);
  await expect(nodeRow(page, 'Summit Living')).toBeVisible();
  await expect.poll(async () => (await world.control.callsOf('createRootNode')).filter(({ isExecuted }) => isExecuted)).toHaveLength(1);
  await expect.poll(() => world.control.callsOf('createSurvey')).toHaveLength(1);
});

test('with an organization there already, Add Organization opens its tree', async ({ page }) => {
  await signIn(page, 'super', { path: '/organization/add' });
  await expect(page.getByText('The organization already exists')).toBeVisible();
  await page.getByRole('button', { name: 'Go to the organization' }).click();
  await expect(nodeRow(page, 'Harbour Care')).toBeVisible();
});

test('a new organization with something typed is asked about before it is left, from the first letter', async ({ page }) => {
  await signIn(page, 'new', { path: '/organization/add' });
  const name = page.getByRole('textbox', { name: 'Organization name' });
  await name.fill('Half');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Half');
  await expect(page).toHaveURL(/\/organization\/add$/);
});

test('in a tenant without pages Calendar and Comments say that there are none yet, and link to where they are added', async ({ page }) => {
  await signIn(page, 'new', { path: '/calendar' });
  for (const [path, title] of [
    ['/calendar', 'No pages yet'],
    ['/comments', 'No feeds yet'],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(title)).toBeVisible();
    await expect(main.getByText('Your role may'), 'a super administrator may read all that there is').toHaveCount(0);
    await main.getByRole('link', { name: 'Go to Content Instances' }).press('Enter');
    await expect(page).toHaveURL(/\/app-settings\/content$/);
  }
});
