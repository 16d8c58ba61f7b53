import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page, type Request } from 'playwright';
import { browserArguments, findBrowser } from '../../../tools/browser/findBrowser.ts';
import type { World } from '../harness/world.ts';
import type { Account } from '../harness/accounts.ts';
import type { Listening } from './desktops.ts';
import type { Scenario, Step } from './scenario.ts';
import { heardIn, heardOnOpening, heardOnReaching, heardWhileTyping, modeAfter, withoutDetours } from './transcript.ts';

/** Signs in by network and by pointer, which is no part of what is listened to, and ends at the address of the scenario. */
async function signIn(page: Page, account: Account, path: string): Promise<void> {
  // Playwright's part loads only for scenarios that sign in: it reads the ports from the environment.
  const { signInAtProvider } = await import('../harness/singleSignOn.ts');
  await signInAtProvider(page, account, path);
  await page.goto(path);
  if (account === 'super') {
    await page.getByRole('button', { name: 'Harbour Care' }).click();
    await page.getByRole('button', { name: /^Super administrator/ }).press('Enter');
  }
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
}

declare global {
  interface Window {
    /** Sentences that the console announced on this page. */
    told?: string[];
  }
}

/** Runs in the page: records what the live regions announce. */
function noteSentences(): void {
  window.told = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!(target instanceof Element) || target.closest('[data-live-announcer], [role="status"], [role="alert"]') === null) continue;
      for (const node of addedNodes) window.told?.push(node.textContent ?? '');
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Waits until every request that the page made has finished and it has nothing left to do, for a while. */
function watchPage(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async () => {
    const last = Date.now() + 10_000;
    while (pending.size > 0 && Date.now() < last) await pause(100);
    // A page that was left in the meantime is not polled again.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 10_000 }))).catch(() => undefined);
  };
}

/**
 * Does the task of a scenario in a browser without a session, and returns the announcements of each step.
 * @param note is given everything that was said, noise too, with the milliseconds since the act
 */
export async function listen(scenario: Scenario, world: World, { desktop: { heard, press, type }, browser }: Listening, note: (line: string) => void): Promise<Step[]> {
  await world.control.reset();
  const steps: Step[] = [];
  let elsewhere: Browser | undefined;
  const context = await browser.newContext({ viewport: null, baseURL: world.console, locale: 'en-US', timezoneId: 'America/Toronto' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    if (scenario.account !== undefined) await signIn(page, scenario.account, scenario.path);
    const steady = (text: string) => (scenario.mayVary ?? []).reduce((words, pattern) => words.replaceAll(pattern, '(varies)'), text);
    const pageIsDone = watchPage(page);
    // Every task begins in the mode of the one before; from where a control is reached is no part of it.
    let mode: string | undefined;
    const hearOut = async () => {
      await heard.untilSomethingNew();
      await pageIsDone();
      return heard.untilQuiet();
    };
    const step = async (act: string, doIt: () => unknown, listenTo: (said: string[]) => Promise<string[]> | string[] = (said) => said) => {
      for (const { text } of await heard.untilQuiet()) note(`  (before) ${text}`);
      note(`> ${act}`);
      const began = Date.now();
      await doIt();
      const all = await hearOut();
      for (const { at, text } of all) note(`  ${String(Math.round(at - began)).padStart(5)} ${text}`);
      const said = heardIn(all.map(({ text }) => text));
      steps.push({ act, said: (await listenTo(withoutDetours(said, mode))).map(steady) });
      mode = modeAfter(said, mode);
    };
    const begin = (await scenario.prepare?.(page, world)) ?? { path: scenario.path, words: scenario.path };
    const open = async () => {
      await page.goto(begin.path);
      await page.bringToFront();
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    };
    await context.addInitScript(noteSentences);
    await step(`opens ${begin.words}`, open, async (said) => heardOnOpening(said, await page.evaluate(() => window.told ?? [])));
    await scenario.run({
      page,
      world,
      press: (what, key) => step(`${key}: ${what}`, () => press(key)),
      type: (text) => step(`types '${text}'`, () => type(text), (said) => heardWhileTyping(said, text.length)),
      colleague: async (account, path) => {
        elsewhere ??= await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
        const other = await elsewhere.newPage({ baseURL: world.console, locale: 'en-US', timezoneId: 'America/Toronto' });
        await signIn(other, account, path);
        return other;
      },
      happens: (what, happen) => step(what, happen),
      reach: async (control, words) => {
        await control.focus();
        const name = words ?? await control.evaluate((element) => element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent);
        press('shift+Tab');
        mode = modeAfter((await hearOut()).map(({ text }) => text), mode);
        await step(`Tab: to '${name?.trim()}'`, () => press('Tab'), heardOnReaching);
      },
    });
  } finally {
    await context.close();
    await elsewhere?.close();
  }
  return steps;
}
