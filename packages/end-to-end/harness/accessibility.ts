import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { colourRules, findViolations } from '../../../tools/browser/findViolations.ts';

/** react-aria's announcements stay hidden in the page for a few seconds, named after a button that may be gone by then. */
const exclude = '[data-live-announcer] [role="img"]';

async function violationsIn(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
  // Not AxeBuilder, which opens a second page for each run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // A frame holds a mail, whose author is responsible.
  return page.evaluate(findViolations, { exclude, iframes: false, ...(colorScheme === 'dark' && { runOnly: colourRules }) });
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
