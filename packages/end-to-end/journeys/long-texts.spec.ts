import type { Page } from '@playwright/test';
import { rows } from '../harness/publishedContent.ts';
import { identifyAs } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Of one piece, and longer than a phone is wide. */
const long = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Texts of the cards that end in '…': a finger finds no title that would tell the rest. */
const cutTexts = (page: Page): Promise<string[]> =>
  rows(page).evaluateAll((cards) =>
    cards.flatMap((card) =>
      [...card.querySelectorAll('*')]
        .filter((part) => getComputedStyle(part).textOverflow === 'ellipsis' && part.scrollWidth > part.clientWidth)
        .map((part) => part.textContent),
    ),
  );

test('on a phone the longest names stay within the screen and can be read whole', async ({ page, world, allow }) => {
  // The test itself opens page after page.
  allow.storms = true;
  const names: [operationId: string, fields: string[]][] = [
    ['listUsers', ['results.0.name', 'results.0.username', 'results.0.email', 'results.0.roles.0.name', 'results.0.tags.0.name']],
    ['listRoles', ['results.0.name']],
    ['listTags', ['results.0.name']],
    ['listDepartments', ['0.name']],
    ['getOrganizationTree', ['name', 'children.0.name']],
    ['listContentInstances', ['0.name']],
    ['listPublishedItems', ['results.0.name', 'results.0.authorName']],
  ];
  for (const [operationId, fields] of names) {
    await world.control.fault({ operationId }, { set: Object.fromEntries(fields.map((field) => [field, long])) });
  }
  await page.goto('/users/list');
  await identifyAs(page, 'solo');
  for (const path of ['/users/list', '/users/roles', '/users/tags', '/users/departments', '/app-settings/content', '/content', '/organization']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(long).first(), path).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${path} scrolls sideways`).toBe(0);
    if (path !== '/organization') expect(await cutTexts(page), path).toEqual([]);
  }
});
