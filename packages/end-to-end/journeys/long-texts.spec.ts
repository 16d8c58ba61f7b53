import type { Page } from '@playwright/test';
import { addPage } from '../harness/contentKinds.ts';
import { rows } from '../harness/publishedContent.ts';
import { addFolder } from '../harness/resources.ts';
import { identifyAs } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import type { World } from '../harness/world.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** A single word, longer than a phone is wide. */
const long = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Texts of one line that end in '…': touch can't reach a title with the rest. */
const cutTexts = (page: Page): Promise<string[]> =>
  rows(page).evaluateAll((cards) =>
    cards.flatMap((card) =>
      [...card.querySelectorAll('*')]
        .filter((part) => getComputedStyle(part).textOverflow === 'ellipsis' && part.scrollWidth > part.clientWidth)
        .map((part) => part.textContent),
    ),
  );

/** Texts of several lines that end in '…'. */
const clampedTexts = (page: Page): Promise<string[]> =>
  page.getByRole('main').locator('*').evaluateAll((parts) =>
    parts.filter((part) => getComputedStyle(part).webkitLineClamp !== 'none' && part.scrollHeight > part.clientHeight).map((part) => part.textContent),
  );

type Names = [operationId: string, fields: string[]][];

/** Names of the first things in lists and trees, by the operation that returns them. */
const namesInLists: Names = [
  ['listUsers', ['results.0.name', 'results.0.username', 'results.0.email', 'results.0.roles.0.name', 'results.0.tags.0.name']],
  ['listRoles', ['results.0.name']],
  ['listTags', ['results.0.name']],
  ['listDepartments', ['0.name']],
  ['getOrganizationTree', ['name', 'children.0.name']],
  ['getOrganizationNode', ['name']],
  ['listContentInstances', ['0.name']],
  ['listPublishedItems', ['results.0.name', 'results.0.authorName']],
];

/** Makes the host return this name for all of these. */
async function callThings(world: World, name: string, names: Names): Promise<void> {
  for (const [operationId, fields] of names) await world.control.fault({ operationId }, { set: Object.fromEntries(fields.map((field) => [field, name])) });
}

test('on a phone the longest names stay within the screen and can be read whole', async ({ page, world, allow }) => {
  // The test itself opens page after page.
  allow.storms = true;
  await callThings(world, long, namesInLists);
  await page.goto('/users/list');
  await identifyAs(page, 'solo');
  for (const path of ['/users/list', '/users/roles', '/users/tags', '/users/departments', '/app-settings/content', '/content', '/organization']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(long).first(), path).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${path} scrolls sideways`).toBe(0);
    if (path !== '/organization') expect(await cutTexts(page), path).toEqual([]);
    expect(await clampedTexts(page), path).toEqual([]);
  }
});

test('on a phone the longest names of a resource can be read whole, in its lists and where they are opened', async ({ page }) => {
  const name = `Infection control of ${long}, valid from January until the next revision`;
  const isWhole = async () => {
    expect(await cutTexts(page)).toEqual([]);
    expect(await clampedTexts(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  };
  // The navigation is a drawer on a phone.
  await page.setViewportSize({ width: 1440, height: 844 });
  await addPage(page, 'Resource', 'Handbooks of all departments and wards');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('main').getByRole('link', { name: 'Add collection' }).first().click();
  await page.getByRole('main').getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await page.getByRole('link', { name: 'Open contents' }).click();
  await addFolder(page, name);
  await expect(rows(page).getByText(name)).toBeVisible();
  await isWhole();
  const title = page.getByRole('heading', { level: 1 });
  await rows(page).getByRole('link', { name }).click();
  await expect(page.getByText('This folder is empty')).toBeVisible();
  await expect(title).toHaveText(name);
  expect(await title.evaluate((heading) => [heading.scrollWidth - heading.clientWidth, heading.scrollHeight - heading.clientHeight])).toEqual([0, 0]);
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().click();
  await expect(rows(page).getByText(name)).toBeVisible();
  await isWhole();
});

/** Letters without a break, many times as long as any screen is wide. */
const endless = 'W'.repeat(400);

/** Further names, around every page. */
const namesInFrame: Names = [
  ['getOwnProfile', ['name', 'email', 'roles.0.name', 'roles.0.organizationNodeName', 'tags.0.name']],
  ['listOwnTenants', ['0.name']],
  ['getTenant', ['name']],
  ['getRootNode', ['name']],
];

const screens = [
  '/dashboard', '/content', '/users/list', '/users/roles', '/users/tags', '/users/departments', '/organization', '/me', '/select-role',
  '/app-settings/content', '/app-settings/app', '/app-settings/app/settings', '/app-settings/notifications', '/diag',
  '/analytics/user-activity', '/analytics/content-items', '/analytics/engagements',
];

for (const width of [390, 1024, 1440]) {
  test(`no screen scrolls sideways at ${width} pixels, whatever the host calls its things`, async ({ page, world, allow }) => {
    allow.storms = true;
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    await callThings(world, endless, [...namesInFrame, ...namesInLists]);
    await page.goto('/dashboard');
    await identifyAs(page, 'solo');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const path of screens) {
      await page.goto(path);
      await expect(page.getByText(endless).first(), path).toBeAttached();
      const tooWide = await page.evaluate(() => {
        const room = document.documentElement.clientWidth;
        if (document.documentElement.scrollWidth <= room) return [];
        return [...document.querySelectorAll('main *')].filter((part) => part.getBoundingClientRect().right > room + 1).map((part) => part.className).slice(0, 5);
      });
      expect(tooWide, path).toEqual([]);
    }
  });
}

test('on a desktop no cell of a list is cut: nothing is in a title attribute alone', async ({ page, world }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await world.control.fault({ operationId: 'listUsers' }, { set: { 'results.0.name': long, 'results.0.email': `${long}@example.org` } });
  await page.goto('/users/list');
  await identifyAs(page, 'solo');
  for (const path of ['/users/list', '/users/roles', '/users/tags', '/users/departments', '/app-settings/content', '/content']) {
    await page.goto(path);
    await expect(rows(page).first(), path).toBeVisible();
    expect(await cutTexts(page), path).toEqual([]);
  }
});
