import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** The rules that colours can break: nothing else changes with the scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** In the page that the axe of the suite was put into. */
async function findViolations(runOnly: string[] | undefined): Promise<string[]> {
  // What react-aria has announced stays a few seconds in a part that nobody sees, named after a button that may be gone by then.
  const context = { include: document, exclude: '[data-live-announcer] [role="img"]' };
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, {
    resultTypes: ['violations'],
    preload: false,
    // What is in a frame is a mail, and its author’s.
    iframes: false,
    ...(runOnly !== undefined && { runOnly: { type: 'rule', values: runOnly } }),
  });
  return violations.map(({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

async function violationsIn(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
  // Not by AxeBuilder, which opens a second page for each of its runs.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(findViolations, colorScheme === 'light' ? undefined : colourRules);
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
