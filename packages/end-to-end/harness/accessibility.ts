import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that colours can break: nothing else changes with the scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

async function violationsIn(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
  // What react-aria has announced stays a few seconds in a part that nobody sees, named after a button that may be gone by then.
  const axe = new AxeBuilder({ page }).exclude('[data-live-announcer] [role="img"]');
  const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(colourRules)).analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Groups without a name (WCAG 1.3.1), which axe passes by. Those of a menu have its name (ADR 0044). */
const namelessGroups = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('[role="group"]:not([aria-label], [aria-labelledby], [role="menu"] *)')].map((group) => group.outerHTML.slice(0, 200)));

/** Holds the page against every rule of axe in the light, and against those about colours in the dark. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect(await namelessGroups(page), `${what}, groups without a name`).toEqual([]);
  expect(await violationsIn(page, 'light'), `${what}, light`).toEqual([]);
  expect(await violationsIn(page, 'dark'), `${what}, dark`).toEqual([]);
}
