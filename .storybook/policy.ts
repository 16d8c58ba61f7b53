import type { Page } from 'playwright';
import { watchReports } from '../tools/stories/watchReports.ts';

/**
 * Opens the page of the stories under the production policy (`tools/stories/storybookHeaders.ts`). The test-runner adds
 * its own script as an element, which that policy refuses: it is evaluated instead.
 */
export async function openUnderPolicy(page: Page): Promise<void> {
  page.addScriptTag = async ({ content = '' } = {}) => {
    await page.evaluate(content);
    return page.evaluateHandle('document.documentElement') as unknown as ReturnType<Page['addScriptTag']>;
  };
  const answer = await page.goto(new URL('iframe.html', process.env['TARGET_URL']).href, { waitUntil: 'load' });
  const policy = answer?.headers()['content-security-policy'] ?? '';
  if (!policy.includes('require-trusted-types-for')) throw new Error('The stories are served without the production policy.');
}

const reportsOf = new WeakMap<Page, () => string[]>();

/** From the first story of the page on. What Storybook's own page says before is none of a story's. */
export function followReports(page: Page): void {
  if (!reportsOf.has(page)) reportsOf.set(page, watchReports(page));
}

/** Waits until what the browser has said has arrived here: its answer comes after. */
async function reportsSinceThen(page: Page): Promise<string[]> {
  await page.evaluate(() => undefined);
  return [...new Set(reportsOf.get(page)!())];
}

/** A story that failed has its own message; what was refused before may be why. */
export async function tellReports(page: Page, id: string): Promise<void> {
  const reports = (await reportsSinceThen(page)).filter((report) => !report.startsWith('Console'));
  if (reports.length > 0) process.stderr.write(`Reported in ${id}:\n  ${reports.join('\n  ')}\n`);
}

/**
 * Nothing was refused, nothing stayed uncaught, and no component complained, from the first render to the last check.
 *
 * @param provoked parts of the reports that the story causes on purpose
 */
export async function expectNoReports(page: Page, provoked: string[]): Promise<void> {
  const reports = await reportsSinceThen(page);
  const unprovoked = reports.filter((report) => !provoked.some((part) => report.includes(part)));
  if (unprovoked.length > 0) throw new Error(`The page reports:\n${unprovoked.join('\n')}`);
}
