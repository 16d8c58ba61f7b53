import { holdAnswers } from '../harness/heldAnswers.ts';
import { actOn, openPublishedContent, range, rowNamed, rows, toasts } from '../harness/publishedContent.ts';
import { expectQuiet } from '../harness/quiet.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

const name = 'Exit interview';
const path = '/content?search=Exit+interview';
const json = { 'Content-Type': 'application/json' };

test('N07 a list that gets a proxy’s page, cut JSON or another shape is reported as unexpected and recovers', async ({ page, world, allow }) => {
  // The test itself loads the page again and again.
  allow.storms = true;
  await openPublishedContent(page, 'super', { path });
  const alert = page.getByRole('alert').filter({ hasText: 'The list could not be loaded' });
  for (const answer of [
    { body: '<!doctype html><h1>Log in to the proxy</h1>', headers: { 'Content-Type': 'text/html' } },
    { truncate: 20 },
    { body: '{"results":7}', headers: json },
  ]) {
    await test.step(JSON.stringify(answer), async () => {
      await world.control.heal();
      await world.control.fault({ operationId: 'listPublishedItems' }, answer);
      await page.reload();
      await expect(alert).toContainText('Unexpected answer. Try again.');
      await expect(page.getByText('Log in to the proxy')).toHaveCount(0);
    });
  }
  await world.control.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rowNamed(page, name)).toBeVisible();
});

test('N08 rows with nulls, missing fields or an unknown type show what is known; the others are whole', async ({ page, world }) => {
  await openPublishedContent(page, 'super');
  await world.control.fault(
    { operationId: 'listPublishedItems' },
    {
      set: { 'results.0.name': null, 'results.0.typeName': null, 'results.0.createdUtc': 'soon', 'results.1.typeName': 'Hologram', 'results.2.authorName': null },
      remove: ['results.0.organizationNodeId', 'results.0.author', 'results.0.isPublished'],
    },
  );
  await page.reload();
  await expect(rows(page)).toHaveCount(25);
  await expect(rows(page).nth(0)).toContainText('Untitled item');
  await expect(rows(page).nth(0)).toContainText('Not assigned');
  await expect(rows(page).nth(0)).toContainText('Unknown');
  await expect(rows(page).nth(1)).toContainText('Hologram');
  await expect(rows(page).nth(2)).toContainText('Unknown');
  await actOn(page, rows(page).nth(1), 'Delete');
  await expect(toasts(page)).toContainText('Content type Hologram not supported for deletion');
});

test('N08 a blank name is shown as Unknown in every list, and names what can be done there', async ({ page, world }) => {
  await world.control.fault({ operationId: 'listContentInstances' }, { set: { '0.name': ' ' } });
  await world.control.fault({ path: '/api/management/users/**' }, { set: { 'results.0.name': '' } });
  await signIn(page, 'super', { path: '/app-settings/content' });
  await expect(page.getByRole('link', { name: 'Unknown' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Unknown' })).toBeVisible();
  await page.goto('/users/list');
  await expect(rows(page).filter({ hasText: 'Unknown' })).toHaveCount(1);
  await expect(rows(page).getByRole('link', { name: 'Unknown' })).toBeVisible();
});

test('N08 null instead of results is an empty list', async ({ page, world }) => {
  await world.control.fault({ operationId: 'listPublishedItems' }, { set: { results: null, totalElementCount: 0 } });
  await openPublishedContent(page, 'super');
  await expect(page.getByText('No items found')).toBeVisible();
});

test('N09 when responses to searches arrive out of order, the last typed text wins', async ({ page, world }) => {
  await openPublishedContent(page, 'super');
  const letThrough = await holdAnswers(page, /[?&]search=survey(&|$)/);
  const field = page.getByRole('searchbox', { name: 'Filter by Name' });
  const asked = async (search: string) => (await world.control.callsOf('listPublishedItems')).find(({ query }) => query['search'] === search);
  await field.fill('survey');
  await expect.poll(() => asked('survey')).toBeTruthy();
  await field.fill('pulse check');
  await expect(range(page)).toHaveText('1–8 of 8');
  await letThrough();
  await expectQuiet(world.control);
  await expect(rows(page).filter({ hasNotText: /pulse check/i })).toHaveCount(0);
  await expect(range(page)).toHaveText('1–8 of 8');
  await expect(field).toHaveValue('pulse check');
});

test('N09 a page past the end becomes the last page', async ({ page }) => {
  await openPublishedContent(page, 'super', { path: '/content?page=99' });
  await expect(range(page)).toHaveText('126–140 of 140');
  await expect(page).toHaveURL(/page=6$/);
  await expect(rows(page)).toHaveCount(15);
});

test('N08 a null entry is left out of a list, a tree and a form; all others are there', async ({ page, world }) => {
  await openPublishedContent(page, 'super');
  for (const operationId of ['listPublishedItems', 'listUsers', 'listRoles', 'listTags']) await world.control.fault({ operationId }, { set: { 'results.0': null } });
  await world.control.fault({ operationId: 'getOrganizationTree' }, { set: { 'organizationNodes.0': null } });
  await page.reload();
  await expect(rows(page)).toHaveCount(24);
  await page.goto('/organization');
  await expect(page.getByRole('treegrid', { name: 'Organization' }).getByText('Islands Region', { exact: true })).toBeVisible();
  await expect(page.getByText('Harbour City Region', { exact: true })).toHaveCount(0);
  await page.goto('/users/list');
  await expect(rows(page)).toHaveCount(19);
  await page.goto('/users/list?search=Fiona');
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('dialog', { name: 'Edit User' }).getByRole('textbox', { name: 'Name', exact: true })).not.toHaveValue('');
  await page.goto('/users/roles');
  await expect(rows(page).first()).toBeVisible();
});

test('N08 a ranking shows an item of which the host sends only the number', async ({ page, world }) => {
  await world.control.fault({ operationId: 'listMostViewedContentItems' }, { set: { '0.typeName': null, '0.contentInstanceId': null, '0.preview': null, '0.lastPublicationUtc': null } });
  await signIn(page, 'super', { path: '/analytics/content-items' });
  await expect(page.getByText('Untitled item')).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});

test('N08 units without a name are called Unknown in the tree, and stay within reach', async ({ page, world }) => {
  await world.control.fault({ operationId: 'getOrganizationTree' }, { set: { 'organizationNodes.0.name': null } });
  await signIn(page, 'super', { path: '/organization' });
  const tree = page.getByRole('treegrid', { name: 'Organization' });
  await tree.getByText('Unknown', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Unknown', exact: true })).toBeVisible();
  await expect(tree.getByText('Islands Region', { exact: true })).toBeVisible();
});

test('N08 a unit without a name is called Unknown in its row, one that is gone Another unit', async ({ page, world }) => {
  await openPublishedContent(page, 'super');
  const units = rows(page).getByRole('button', { name: /Filter by organization$/ });
  await world.control.fault({ operationId: 'getOrganizationNode' }, { set: { name: null } });
  await page.reload();
  await expect(units.first()).toHaveText('Unknown');
  await world.control.heal();
  await world.control.fault({ operationId: 'getOrganizationNode' }, { status: 404, body: {} });
  await page.reload();
  await expect(units.first()).toHaveText('Another unit');
});

test('N08 roles, tags and departments without a name are called Unknown, in their actions too', async ({ page, world }) => {
  for (const operationId of ['listRoles', 'listTags']) await world.control.fault({ operationId }, { set: { 'results.*.name': null, 'results.0.membersCount': null } });
  await world.control.fault({ operationId: 'listDepartments' }, { set: { '*.name': null } });
  await signIn(page, 'super', { path: '/users/roles' });
  for (const path of ['/users/roles', '/users/tags', '/users/departments']) {
    await page.goto(path);
    await expect(rows(page).first().getByRole('button', { name: 'Actions for Unknown' }), path).toBeVisible();
  }
});
