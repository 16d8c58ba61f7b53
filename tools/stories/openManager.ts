import { chromium } from 'playwright';
import { browserArguments } from '../browser/findBrowser.ts';
import { watchReports } from './watchReports.ts';

/** A page of each kind that a designer reads, and what is there once it is drawn. */
const pages = [
  { path: '/docs/start-tokens--docs', shown: '#storybook-docs h1' },
  { path: '/docs/fields-numberfield--docs', shown: '#storybook-docs table' },
  { path: '/story/fields-numberfield--empty', shown: '#storybook-root input' },
];

/**
 * Opens Storybook as a designer does, with the manager around the page.
 *
 * @returns the exit code: 1 when something does not appear, or the policy refuses something
 */
export async function openManager(browserPath: string, address: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
  let exitCode = 0;
  for (const { path, shown } of pages) {
    const page = await browser.newPage();
    const reports = watchReports(page);
    await page.goto(`${address}/?path=${path}`);
    const content = page.frameLocator('#storybook-preview-iframe').locator(shown).first();
    const isShown = await content.waitFor({ timeout: 30_000 }).then(() => true, () => false);
    const wrong = isShown ? [] : [`${shown} does not appear.`];
    wrong.push(...reports().filter((report) => !report.startsWith('Console')));
    if (wrong.length > 0) {
      exitCode = 1;
      console.error(`FAIL manager: ${path}\n  ${wrong.join('\n  ')}`);
    }
    await page.close();
  }
  await browser.close();
  return exitCode;
}
