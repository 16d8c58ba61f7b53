import type { Page } from '@playwright/test';
import { paths } from '../../console/src/ground/paths.ts';
import { rows } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

const ofPages = ['News and Announcements', 'Staff Surveys', 'Who to Call', 'Suggestion Box'];
const lists = [paths.publishedContent, paths.users, paths.userRoles, paths.userTags, paths.userDepartments, paths.settingsContent, ...ofPages];

/**
 * Content of the first row by column: words, ignoring what separates them; a picture by its name. Null once cards are
 * in the table's place: checked and read in one step, as they may replace it at any moment.
 */
const firstRow = (page: Page) =>
  page.evaluate(() => {
    const table = document.querySelector('table');
    if (table === null) return null;
    const said = (cell: Element) => {
      const names = [...cell.querySelectorAll('[role="img"][aria-label]')].map((picture) => picture.getAttribute('aria-label'));
      // A person's initials are hidden from assistive technology, and disappear once their picture is loaded.
      const initials = [...cell.querySelectorAll<HTMLElement>('[aria-hidden="true"]')].map((hidden) => hidden.innerText);
      const words = initials.reduce((text, each) => text.replace(each, ''), (cell as HTMLElement).innerText);
      return `${words} ${names.join(' ')}`.replaceAll(/\s+/g, ' ').trim();
    };
    const heads = [...table.querySelectorAll('thead th')].map((head) => said(head));
    const cells = [...(table.querySelector('tbody tr[data-row-id]')?.children ?? [])].map((cell) => said(cell));
    return heads.map((head, place) => ({ head, said: cells[place] ?? '' })).filter(({ head }) => head !== '');
  });

for (const list of lists) {
  test(`${list} shows all that its columns say at every width of its table`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    await signIn(page, 'super', { path: list.startsWith('/') ? list : '/dashboard' });
    if (!list.startsWith('/')) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: list }).click();
      await expect(page.getByRole('heading', { name: list, level: 1 })).toBeVisible();
    }
    await expect(rows(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const wide = (await firstRow(page)) ?? [];
    expect(wide.length).toBeGreaterThan(1);
    let countOfTables = 0;
    for (let width = 1500; ; width -= 16) {
      await page.setViewportSize({ width, height: 1000 });
      await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
      const narrow = await firstRow(page);
      if (narrow === null) break;
      countOfTables += 1;
      const all = narrow.map(({ head, said }) => `${head} ${said}`).join(' ');
      for (const { head, said } of wide) {
        const place = narrow.find((column) => column.head === head)?.said ?? new RegExp(`${head}: (.*)`).exec(all)?.[1];
        expect(place, `'${head}' at ${width} pixels`).toContain(said.split(' ')[0]);
        for (const word of said.split(' ')) expect(place, `'${head}' at ${width} pixels`).toContain(word);
      }
    }
    expect(countOfTables, 'rooms that were looked at').toBeGreaterThan(10);
  });
}

/** A name of one word, longer than any column of a table is wide. */
const endless = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaftskapitaenswitwe';

/** The lists with the height that no row exceeds: beside three lines of a post are up to five of facts. */
const highestRows = [[paths.publishedContent, 100], ['News and Announcements', 108]] as const;

for (const [list, limit] of highestRows) {
  test(`endless names of units and authors leave the rows of ${list} readable`, async ({ page, world }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await signIn(page, 'super', { path: '/dashboard' });
    await world.control.fault({ operationId: 'getOrganizationNode' }, { set: { name: endless } });
    await world.control.fault({ operationId: 'getOrganizationTree' }, { set: { 'name': endless, 'children.0.name': endless } });
    await world.control.fault({ operationId: 'listPublishedItems' }, { set: { 'results.0.authorName': endless } });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: list === paths.publishedContent ? 'Published Content' : list, exact: true }).click();
    await expect(rows(page).getByTitle(endless).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const heights = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(limit);
  });
}

test('the text of a post has at least a third of the table on a screen of 1024 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page, 'super', { path: '/dashboard' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News and Announcements' }).click();
  await expect(rows(page).first()).toBeVisible();
  const [content, table] = await Promise.all([page.getByRole('columnheader', { name: 'Content', exact: true }), page.getByRole('table')].map(async (part) => (await part.boundingBox())?.width ?? 0));
  expect(content).toBeGreaterThan((table ?? 0) / 3);
});
