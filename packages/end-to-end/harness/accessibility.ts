import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** The rules about colours: nothing else changes with the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Runs in the page, into which the suite's axe was injected. */
async function findViolations(runOnly: string[] | undefined): Promise<string[]> {
  // react-aria's announcements stay hidden in the page for a few seconds, named after a button that may be gone by then.
  const context = { include: document, exclude: '[data-live-announcer] [role="img"]' };
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, {
    resultTypes: ['violations'],
    preload: false,
    elementRef: true,
    // A frame holds a mail, whose author is responsible.
    iframes: false,
    ...(runOnly !== undefined && { runOnly: { type: 'rule', values: runOnly } }),
  });
  // A part that the page replaced during the run is not on the page any more.
  return violations
    .map(({ id, help, nodes }) => ({ id, help, targets: nodes.filter(({ element }) => element?.isConnected !== false).map(({ target }) => target.join(' ')) }))
    .filter(({ targets }) => targets.length > 0)
    .map(({ id, help, targets }) => `${id}: ${help} at ${targets.join(', ')}`);
}

async function violationsIn(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
  // Not AxeBuilder, which opens a second page for each run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(findViolations, colorScheme === 'light' ? undefined : colourRules);
}

/** Groups without a name (WCAG 1.3.1), which axe ignores. Groups in a menu have its name (ADR 0044). */
const namelessGroups = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('[role="group"]:not([aria-label], [aria-labelledby], [role="menu"] *)')].map((group) => group.outerHTML.slice(0, 200)));

/** Checks the page against every rule of axe in the light scheme, and those about colours in the dark one. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect(await namelessGroups(page), `${what}, groups without a name`).toEqual([]);
  expect(await violationsIn(page, 'light'), `${what}, light`).toEqual([]);
  expect(await violationsIn(page, 'dark'), `${what}, dark`).toEqual([]);
}
