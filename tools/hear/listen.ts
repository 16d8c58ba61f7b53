import { chromium, type Page } from 'playwright';
import { browserArguments, findWholeBrowser } from '../browser/findBrowser.ts';
import type { World } from '../../packages/end-to-end/harness/world.ts';
import { openDesktop } from './desktop.ts';
import type { Scenario, Step } from './scenario.ts';
import { heardIn } from './transcript.ts';

/** Signs in by pointer and network, which is no part of what is listened to. */
async function signIn(page: Page, account: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Username').fill(account);
  await page.getByLabel('Password').fill('sandbox');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  if (account === 'super') {
    await page.getByRole('button', { name: 'Harbour Care' }).click();
    await page.getByRole('button', { name: /^Super administrator/ }).click();
  }
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
}

/** Does the task of a scenario in a fresh browser under a fresh screen reader, and answers with what was said at each step. */
export async function listen(scenario: Scenario, world: World): Promise<Step[]> {
  await world.control.reset();
  const desktop = await openDesktop();
  const { heard } = desktop;
  const steps: Step[] = [];
  try {
    const browser = await chromium.launch({
      executablePath: await findWholeBrowser(),
      headless: false,
      args: [...browserArguments, '--force-renderer-accessibility', '--window-size=1440,950'],
      env: desktop.environment as Record<string, string>,
    });
    try {
      const context = await browser.newContext({ viewport: null, baseURL: world.console, locale: 'en-US', timezoneId: 'America/Toronto' });
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      if (scenario.account !== undefined) await signIn(page, scenario.account);
      const step = async (act: string, doIt: () => unknown) => {
        await heard.untilQuiet();
        await doIt();
        steps.push({ act, said: heardIn(await heard.untilSaid()) });
      };
      await step(`opens ${scenario.path}`, async () => {
        await page.goto(scenario.path);
        await page.bringToFront();
        await page.getByRole('heading', { level: 1 }).first().waitFor();
      });
      await scenario.run({
        page,
        world,
        press: (what, ...keys) => step(`${keys.join(' ')}: ${what}`, () => keys.forEach((key) => desktop.press(key))),
        type: (text) => step(`types '${text}'`, () => desktop.type(text)),
        happens: (what, happen) => step(what, happen),
        reach: async (control) => {
          await control.focus();
          const name = await control.evaluate((element) => element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent);
          desktop.press('shift+Tab');
          await step(`Tab: to '${name?.trim()}'`, () => desktop.press('Tab'));
        },
      });
    } finally {
      await browser.close();
    }
  } finally {
    await desktop.close();
  }
  return steps;
}
