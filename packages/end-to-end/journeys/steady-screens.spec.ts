import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { paths } from '../../console/src/ground/paths.ts';
import { expectQuiet } from '../harness/quiet.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

/** A control that moved without a press: its text, and the distance in pixels. */
interface Move {
  name: string;
  from: number;
  to: number;
}

/** Records controls that move on the screen. One that appears, disappears or only grows at its end has not moved. */
async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves: Move[] = [];
    const pressable = 'a[href], button, input, select, textarea, [role="row"], [role="option"], [role="tab"], [role="switch"]';
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as { sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] }[]) {
        for (const { node, previousRect, currentRect } of sources) {
          if (!(node instanceof Element) || previousRect.width === 0 || currentRect.width === 0) continue;
          const target = node.closest(pressable) ?? node.querySelector(pressable);
          const by = Math.max(Math.abs(previousRect.top - currentRect.top), Math.abs(previousRect.left - currentRect.left));
          // Half the smallest target: a press still hits it (WCAG 2.5.8).
          if (target !== null && by > 12) moves.push({ name: (target.textContent ?? '').trim().slice(0, 40), from: Math.round(previousRect.top), to: Math.round(currentRect.top) });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { moves });
  });
}

const movesOf = (page: Page): Promise<Move[]> => page.evaluate(() => (window as unknown as { moves: Move[] }).moves);

/** A line on which responses arrive one after another. */
const slowDown = (line: CDPSession) => line.send('Network.emulateNetworkConditions', { offline: false, latency: 120, downloadThroughput: 500_000, uploadThroughput: 200_000 });

/** Addresses of the items of one page of each type. */
async function firstListOfEachType(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Main' }).locator('a[href^="/content/"]');
  await expect(links).not.toHaveCount(0);
  const byType = new Map((await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))).map((href) => [href.split('/')[2], href]));
  expect(byType.size, 'a page of each type').toBe(8);
  return [...byType.values()];
}

/** Screens whose parts load gradually: the calendar is read page by page, and says so meanwhile. */
const fillsByAndBy: readonly string[] = [paths.calendar];
const leadsElsewhere: readonly string[] = [paths.home, paths.loginCallback, paths.settings, paths.analytics];
const screens = Object.values(paths)
  .filter((path) => typeof path === 'string')
  .filter((path) => !fillsByAndBy.includes(path) && !leadsElsewhere.includes(path));

const third = Math.ceil(screens.length / 3);
for (const [index, group] of [screens.slice(0, third), screens.slice(third, 2 * third), screens.slice(2 * third)].entries()) {
  test(`nothing that can be pressed moves while a screen loads on a slow line, part ${index + 1} of 3`, async ({ page, context, world, allow }) => {
    // The test itself opens page after page.
    allow.storms = true;
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, 'super', { path: '/diag' });
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News and Announcements' })).toBeVisible();
    await watchMoves(page);
    await slowDown(await context.newCDPSession(page));
    for (const path of group) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expectQuiet(world.control);
      expect(await movesOf(page), path).toEqual([]);
    }
  });
}

test('on a phone nothing that can be pressed moves while a list loads on a slow line', async ({ page, context, world, allow }) => {
  allow.storms = true;
  await signIn(page, 'super', { path: '/diag' });
  await page.setViewportSize({ width: 390, height: 844 });
  await watchMoves(page);
  await slowDown(await context.newCDPSession(page));
  for (const path of [paths.publishedContent, paths.users, paths.userRoles]) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^Sort and filter/ }), path).toBeVisible();
    await expectQuiet(world.control);
    await expect(page.getByRole('button', { name: /Rows per page/ }), path).toBeVisible();
    expect(await movesOf(page), path).toEqual([]);
  }
});

/** Signs in, slows the line down, and returns the first list of each type; moves are recorded from then on. */
async function watchSlowLists(page: Page, context: BrowserContext): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'super', { path: '/diag' });
  const lists = await firstListOfEachType(page);
  await watchMoves(page);
  await slowDown(await context.newCDPSession(page));
  return lists;
}

test('nothing that can be pressed moves while a content page of any type loads on a slow line', async ({ page, context, world, allow }) => {
  allow.storms = true;
  test.setTimeout(240_000);
  const lists = await watchSlowLists(page, context);
  for (const href of lists) {
    for (const path of [href, href.replace(/items$/, 'settings')]) {
      await page.goto(path);
      await expect(page.getByRole('tab', { name: 'Settings' }), path).toBeVisible();
      await expectQuiet(world.control);
      expect(await movesOf(page), path).toEqual([]);
    }
  }
});

/** Rows of a list of items which differ in what the editor shows beside the item. */
const states = ['Draft', 'Scheduled', 'Published'] as const;

for (const part of [1, 2]) {
  test(`nothing that can be pressed moves while an item of any type is opened from its list, or loads on a slow line, part ${part} of 2`, async ({ page, context, world, allow }) => {
    allow.storms = true;
    test.setTimeout(240_000);
    const lists = await watchSlowLists(page, context);
    for (const list of lists.slice((part - 1) * 4, part * 4)) {
      const opened: string[] = [];
      for (const state of states) {
        await page.goto(list);
        await expectQuiet(world.control);
        await expect(page.getByRole('row').filter({ has: page.getByRole('link') })).not.toHaveCount(0);
        const row = page.getByRole('row').filter({ hasText: state, has: page.getByRole('link') }).first();
        if ((await row.count()) === 0) continue;
        const name = row.getByRole('link').first();
        const path = (await name.getAttribute('href')) ?? '';
        await name.click();
        await expect(page).toHaveURL(path);
        await expectQuiet(world.control);
        expect(await movesOf(page), `${state} from its list: ${path}`).toEqual([]);
        await page.reload();
        await expectQuiet(world.control);
        expect(await movesOf(page), `${state}: ${path}`).toEqual([]);
        opened.push(state);
      }
      expect(opened, list).toContain('Published');
    }
  });
}

test('nothing that can be pressed moves while a user goes from screen to screen by the navigation on a slow line', async ({ page, context, world, allow }) => {
  allow.storms = true;
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'super', { path: '/analytics/user-activity' });
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links.filter({ hasText: 'User content views' })).toBeVisible();
  const places = (await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))).filter((place) => !fillsByAndBy.includes(place));
  await watchMoves(page);
  await page.reload();
  await slowDown(await context.newCDPSession(page));
  await expectQuiet(world.control);
  for (const place of places) {
    const link = page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${place}"]`);
    if (place.startsWith(paths.analytics) && !(await link.isVisible())) await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Analytics' }).click();
    await link.click();
    await expectQuiet(world.control);
    expect(await movesOf(page), place).toEqual([]);
  }
});
