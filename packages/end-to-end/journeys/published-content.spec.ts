import type { Locator, Page } from '@playwright/test';
import { actsOf, namesShown, nothingListed, openPublishedContent, range, rowAct, rows, searchFor } from '../harness/publishedContent.ts';
import { expect, test } from '../harness/test.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const northRegion = ['North Region', 'Cedar Point Hospital', 'Heron Bay Lodge', 'Maternity and Newborn'];

/** Organizations of the rows that are not among these. A row appears before the name of its organization, and counts until then. */
const publishedElsewhere = (page: Page, names: readonly string[]): Promise<string[]> =>
  rows(page).evaluateAll((all, known) => all.map((row) => row.querySelectorAll('td')[3]?.textContent ?? '').filter((name) => !known.includes(name)), names);

test('the list opens with the newest items, every column, and 25 of 140 rows', async ({ page }) => {
  await openPublishedContent(page, 'super');
  await expect(range(page)).toHaveText('1–25 of 140');
  await expect(rows(page)).toHaveCount(25);
  for (const name of ['Name', 'Content Type', 'Author', 'Status', 'Organization', 'Created On', 'Actions']) {
    await expect(page.getByRole('columnheader', { name: new RegExp(`^${name}`) })).toBeVisible();
  }
  await expect(page.getByRole('columnheader', { name: /^Created On/ })).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('table', { name: 'Published Content' })).toBeVisible();
  await expect(rows(page).getByText('Not assigned').first()).toBeVisible();
  // LIST-12
  const status = rows(page).locator('td:nth-of-type(3)');
  expect(new Set(await status.allInnerTexts())).toEqual(new Set(['Draft', 'Published']));
  // LIST-09, LIST-20, LIST-21
  expect(await rows(page).evaluateAll((all) => all.every((row) => row.querySelector('td:first-of-type svg') !== null)), 'an icon of the type').toBe(true);
  await actsOf(rows(page).first()).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Delete']);
  await rowAct(page, 'Edit').click();
  await expect(page).toHaveURL(/\/content\/[a-z-]+\/[\da-f-]+\/items\/edit\//);
});

test('a column sorts ascending, then descending, then not at all, and the address says so', async ({ page }) => {
  await openPublishedContent(page, 'super');
  const head = page.getByRole('columnheader', { name: /^Name/ });
  const sort = head.getByRole('button', { name: 'Name', exact: true });
  await sort.click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=name$/);
  await expect
    .poll(async () => {
      const names = (await namesShown(page)).map(plain);
      return names.length > 0 && names.join('\n') === names.toSorted().join('\n');
    })
    .toBe(true);
  const [first] = await namesShown(page);

  await sort.click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect
    .poll(async () => {
      const names = (await namesShown(page)).map(plain);
      return names.length > 0 && names[0] !== plain(first ?? '') && names.join('\n') === names.toSorted().toReversed().join('\n');
    })
    .toBe(true);

  await sort.click();
  await expect(head).toHaveAttribute('aria-sort', 'none');
  await expect(page).toHaveURL(/sort=none$/);
  await expect(range(page)).toHaveText('1–25 of 140');
});

/** Presses a button by script and returns the requests made before the press returned, with the address shown then. */
const pressed = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    const asked: { url: string; shown: string }[] = [];
    const fetch = window.fetch.bind(window);
    window.fetch = (...request) => {
      asked.push({ url: (request[0] as Request).url, shown: window.location.search });
      return fetch(...request);
    };
    element.click();
    window.fetch = fetch;
    return { asked, current: element.closest('nav')?.querySelector('[aria-current="page"]')?.textContent };
  });

test('the next page has its number and is requested in the task of the press, before anything renders', async ({ page, world }) => {
  await openPublishedContent(page, 'super');
  const { asked, current } = await pressed(page.getByRole('navigation', { name: 'Published Content pages' }).getByRole('button', { name: 'Next page' }));
  expect(current).toBe('2');
  // The host counts pages from 0.
  expect(asked).toEqual([{ url: expect.stringContaining('page=1&'), shown: '' }]);
  await expect(range(page)).toHaveText('26–50 of 140');
  // The number changes with the press, the call is in the host's log once it has a response.
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await expect.poll(async () => (await world.control.callsOf('listPublishedItems')).map(({ query }) => query['page'])).toEqual(['0', '1']);
});

test('Published Content is requested at the press on its link, before the page is there, and once', async ({ page, world }) => {
  // An earlier visit leaves the page's code in memory, and the response to another request.
  await openPublishedContent(page, 'super', { path: '/content?size=50' });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('table')).toHaveCount(0);
  const link = navigation.getByRole('link', { name: 'Published Content' });
  const { asked } = await pressed(link);
  expect(asked).toEqual([{ url: expect.stringContaining('all-published-items?page=0'), shown: '' }]);
  await expect(range(page)).toHaveText('1–25 of 140');
  await expect.poll(async () => (await world.control.callsOf('listPublishedItems')).map(({ query }) => query['size'])).toEqual(['50', '25']);
});

test('another order and a type are requested before anything renders, each once', async ({ page, world }) => {
  await openPublishedContent(page, 'super');
  const sorted = await pressed(page.getByRole('columnheader', { name: /^Name/ }).getByRole('button', { name: 'Name', exact: true }));
  expect(sorted.asked).toEqual([{ url: expect.stringContaining('sort=name&direction=ascending'), shown: '' }]);
  await page.getByRole('button', { name: /Filter by Content Type/ }).click();
  await page.getByRole('option', { name: 'Survey' }).click();
  await expect(range(page)).toHaveText('1–18 of 18');
  await searchFor(page, 'night', '1–1 of 1');
  const questions = (await world.control.callsOf('listPublishedItems')).map(({ query: { sort, typeName, search } }) => ({ sort, typeName, search }));
  expect(questions).toEqual([
    { sort: 'createdUtc' },
    { sort: 'name' },
    { sort: 'name', typeName: 'Survey' },
    { sort: 'name', typeName: 'Survey', search: 'night' },
  ]);
});

test('rows show before the names of their units are requested, and a row consists of few elements', async ({ page }) => {
  await openPublishedContent(page, 'super');
  await page.evaluate(() => {
    const firstRow = () => document.querySelector<HTMLElement>('tbody tr[data-row-id]')?.dataset['rowId'];
    const [before, fetch] = [firstRow(), window.fetch.bind(window)];
    window.fetch = (...request) => {
      // A name that arrives while rows are rendered in slices restarts the slices (ADR 0109).
      if ((request[0] as Request).url.includes('/api/organization-nodes/')) document.documentElement.dataset['namesAskedWith'] = firstRow() === before ? 'former rows' : 'new rows';
      return fetch(...request);
    };
  });
  await page.getByRole('columnheader', { name: /^Name/ }).getByRole('button', { name: 'Name', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-names-asked-with', 'new rows');
  const elements = await rows(page).evaluateAll((shown) => Math.max(...shown.map((row) => row.querySelectorAll('*').length)));
  expect(elements).toBeLessThanOrEqual(40);
});

test('the list sorts by author, by status and by date of creation at the host', async ({ page, world }) => {
  await openPublishedContent(page, 'super', { path: '/content?sort=name' });
  for (const [header, sort] of [['Author', 'author'], ['Status', 'status'], ['Created On', 'createdUtc']] as const) {
    const head = page.getByRole('columnheader', { name: new RegExp(`^${header}`) });
    await head.getByRole('button', { name: header, exact: true }).click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(async () => (await world.control.callsOf('listPublishedItems')).at(-1)?.query).toMatchObject({ sort, direction: 'ascending' });
    await expect(rows(page)).toHaveCount(25);
  }
});

test('text, type and both together narrow the list; Clear Filters brings everything back', async ({ page }) => {
  await openPublishedContent(page, 'super');
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toHaveCount(0);
  await searchFor(page, 'pulse CHECK', '1–8 of 8');
  await expect(page).toHaveURL(/search=pulse/);
  await expect(page.getByRole('rowheader').filter({ hasNotText: 'Pulse check' })).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Filter by Name' }).fill('');
  await page.getByRole('button', { name: /Filter by Content Type/ }).click();
  await page.getByRole('option', { name: 'Survey' }).click();
  await expect(range(page)).toHaveText('1–18 of 18');
  await expect(page).toHaveURL(/type=Survey/);
  await searchFor(page, 'night', '1–1 of 1');

  await page.getByRole('button', { name: 'Clear Filters', exact: true }).click();
  await expect(range(page)).toHaveText('1–25 of 140');
  await expect(page).toHaveURL(/\/content$/);
  await expect(page.getByRole('searchbox', { name: 'Filter by Name' })).toHaveValue('');

  // LIST-08: one filter by itself; LIST-28: space finds everything, as no search does.
  await page.getByRole('button', { name: /Filter by Content Type/ }).click();
  await page.getByRole('option', { name: 'Survey' }).click();
  await expect(range(page)).toHaveText('1–18 of 18');
  await page.getByRole('button', { name: 'Clear filter Content Type' }).click();
  await expect(range(page)).toHaveText('1–25 of 140');
  await page.getByRole('searchbox', { name: 'Filter by Name' }).fill('  ');
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toHaveCount(0);
});

test('no letter is lost when a user types on while the list follows', async ({ page, world }) => {
  await openPublishedContent(page, 'super');
  await world.control.fault({ operationId: 'listPublishedItems' }, { delayMs: 700 });
  const field = page.getByRole('searchbox', { name: 'Filter by Name' });
  await field.pressSequentially('pulse check: night', { delay: 120 });
  await expect(field).toHaveValue('pulse check: night');
  await expect(range(page)).toHaveText('1–1 of 1');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Published Content' }).click();
  await expect(range(page)).toHaveText('1–25 of 140');
  await expect(field).toHaveValue('');
});

test('filters that leave no row say so once, and offer no pages', async ({ page }) => {
  await openPublishedContent(page, 'super');
  await page.getByRole('searchbox', { name: 'Filter by Name' }).fill('nothing is called this');
  await expect(nothingListed(page)).toBeVisible();
  await expect(page.getByRole('main').getByText('No results')).toHaveCount(0);
  await expect(range(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(range(page)).toHaveText('1–25 of 140');
});

test('a super administrator’s list requests no nodes before the filter by organization is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // In a large tenant each of the two is megabytes (ADR 0104).
    if (['/api/organization-nodes', '/api/management/organization-nodes/root/descendants'].includes(pathname)) asked.push(pathname);
  });
  await openPublishedContent(page, 'super');
  await expect(rows(page)).toHaveCount(25);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'All. Filter by organization' }).click();
  await expect(page.getByRole('dialog', { name: 'Filter by organization' }).getByRole('row', { name: 'North Region' })).toBeVisible();
  expect(asked).toEqual(['/api/management/organization-nodes/root/descendants']);
});

test('a super administrator filters by organization, cancels once, and applies', async ({ page }) => {
  await openPublishedContent(page, 'super');
  await page.getByRole('button', { name: 'All. Filter by organization' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter by organization' });
  await dialog.getByRole('row', { name: 'North Region' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(range(page)).toHaveText('1–25 of 140');
  await page.getByRole('button', { name: 'All. Filter by organization' }).click();
  await dialog.getByRole('row', { name: 'North Region' }).click();
  await dialog.getByRole('button', { name: 'Apply Filter' }).click();
  await expect(page).toHaveURL(/node=/);
  await expect(range(page)).not.toHaveText('1–25 of 140');
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true');
  await expect(rows(page)).not.toHaveCount(0);
  await expect.poll(() => publishedElsewhere(page, northRegion)).toEqual([]);
});

test('a super administrator starts the filter from the organization of a row', async ({ page }) => {
  await openPublishedContent(page, 'super', { path: '/content?search=pulse' });
  const button = rows(page).getByRole('button', { name: /Filter by organization$/ }).first();
  const node = (await button.innerText()).trim();
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Filter by organization' });
  await expect(dialog.getByRole('row', { selected: true })).toHaveAccessibleName(new RegExp(node));
  await dialog.getByRole('button', { name: 'Apply Filter' }).click();
  await expect(page.getByRole('button', { name: `Filtered by ${node}. Change the filter` })).toBeVisible();
});

test('a unit administrator sees what is published at the own node and below, and no filter by node', async ({ page }) => {
  await openPublishedContent(page, 'unit', { path: '/content?size=50' });
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /ilter by organization/ })).toHaveCount(0);
  await expect.poll(() => publishedElsewhere(page, [...northRegion, 'Not assigned'])).toEqual([]);
});

test('an item that the role may not delete says why', async ({ page }) => {
  await openPublishedContent(page, 'unit', { path: '/content?type=Survey' });
  await actsOf(rows(page).first()).click();
  const refused = rowAct(page, 'Delete');
  await expect(refused).toHaveAttribute('aria-disabled', 'true');
  await expect(refused).toHaveAccessibleDescription(/may not|Only its author/);
});

test('pages are opened by number and by step, and have 25 or 50 rows', async ({ page }) => {
  await openPublishedContent(page, 'super');
  const pages = page.getByRole('navigation', { name: 'Published Content pages' });
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(range(page)).toHaveText('26–50 of 140');
  await expect(page).toHaveURL(/page=2/);
  await pages.getByRole('button', { name: 'Page 6', exact: true }).click();
  await expect(range(page)).toHaveText('126–140 of 140');
  await expect(rows(page)).toHaveCount(15);
  await page.getByRole('button', { name: /Rows per page/ }).click();
  await expect(page.getByRole('option')).toHaveText(['25', '50']);
  await page.getByRole('option', { name: '50' }).click();
  // The first row of the page stays in sight.
  await expect(range(page)).toHaveText('101–140 of 140');
  await expect(rows(page)).toHaveCount(40);
  await pages.getByRole('button', { name: 'Page 1', exact: true }).click();
  await expect(range(page)).toHaveText('1–50 of 140');
  await expect(rows(page)).toHaveCount(50);
});

test('reload, Back and Forward restore filters, sort, page and size', async ({ page }) => {
  await openPublishedContent(page, 'super');
  await page.getByRole('columnheader', { name: /^Name/ }).getByRole('button', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL(/sort=name/);
  const [firstOfAll] = await namesShown(page);
  await page.getByRole('button', { name: 'Page 3', exact: true }).click();
  await expect(range(page)).toHaveText('51–75 of 140');
  // The previous rows stay until those of the page have arrived.
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true');
  await expect.poll(async () => (await namesShown(page))[0]).not.toBe(firstOfAll);
  const names = await namesShown(page);

  await page.reload();
  await expect(range(page)).toHaveText('51–75 of 140');
  await expect.poll(() => namesShown(page)).toEqual(names);
  await expect(page.getByRole('columnheader', { name: /^Name/ })).toHaveAttribute('aria-sort', 'ascending');

  await rows(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/items\/edit\//);
  await page.goBack();
  await expect(range(page)).toHaveText('51–75 of 140');
  await expect.poll(() => namesShown(page)).toEqual(names);
  await page.goBack();
  await expect(range(page)).toHaveText('1–25 of 140');
  await page.goForward();
  await expect(range(page)).toHaveText('51–75 of 140');
});

test('an address with values that are not valid opens the plain list', async ({ page }) => {
  await openPublishedContent(page, 'super', { path: '/content?page=-3&size=7&sort=password&type=' });
  await expect(range(page)).toHaveText('1–25 of 140');
  await page.goto('/content?page=99');
  await expect(range(page)).toHaveText('126–140 of 140');
});
