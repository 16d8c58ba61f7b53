import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { unknownWords } from './oracles/catalogue.ts';
import { type PageRecord, recordInPage } from './oracles/recordInPage.ts';
import { SecretsOracle } from './oracles/secrets.ts';
import { expectNoStorm, expectNoWriteTwice } from './oracles/traffic.ts';
import { startWorld, type World } from './world.ts';

/** What a test allows itself that the oracles would refuse; each use says why in a comment beside it. */
export interface Allowances {
  /** Texts of page errors that the test causes on purpose (O4). */
  pageErrors?: RegExp[];
  /** The test itself repeats a write on purpose (O3). */
  repeatedWrites?: boolean;
  /** The test itself makes many calls on purpose (O6). */
  storms?: boolean;
  /** Messages that the sandbox was told to answer (O8). */
  serverMessages?: string[];
}

interface Fixtures {
  /** Fill in before the act that needs it. */
  allow: Allowances;
  /** Checks O1 to O6 and O8 after the test. */
  oracles: undefined;
}

async function recordsOf(pages: Page[]): Promise<PageRecord[]> {
  const records = await Promise.all(
    pages
      .filter((page) => !page.isClosed())
      .map((page) => page.evaluate(() => window.noticeboardRecord).catch(() => undefined)),
  );
  return records.filter((record) => record !== undefined);
}

function watchErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  const watch = (page: Page) => page.on('pageerror', (error) => errors.push(`${error.name}: ${error.message}`));
  context.pages().forEach(watch);
  context.on('page', watch);
  return errors;
}

function watchPolicy(context: BrowserContext): string[] {
  const violations: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy/.test(message.text())) violations.push(message.text());
  });
  return violations;
}

/** Every test of the suite: a world of the worker's own, reset before the test, and the oracles after it. */
export const test = base.extend<Fixtures, { world: World }>({
  world: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use, workerInfo) => {
      const world = await startWorld(workerInfo.parallelIndex);
      await use(world);
      await world.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ world }, use) => use(world.console),
  // oxlint-disable-next-line no-empty-pattern -- as above
  allow: async ({}, use) => use({}),
  oracles: [
    async ({ context, world, allow }, use) => {
      await world.control.reset();
      const secrets = new SecretsOracle(context);
      const errors = watchErrors(context);
      const violations = watchPolicy(context);
      await context.addInitScript(recordInPage, world.api);
      await use(undefined);
      const pages = context.pages();
      await secrets.check(pages);
      expect(violations, 'CSP violations').toEqual([]);
      const unexpected = errors.filter((error) => !allow.pageErrors?.some((pattern) => pattern.test(error)));
      expect(unexpected, 'O4: page errors').toEqual([]);
      const records = await recordsOf(pages);
      expect(records.flatMap(({ lostFocus }) => lostFocus), 'O5: dialogs after which the focus fell to the body').toEqual([]);
      const mismatched = records.flatMap(({ requests }) =>
        requests.filter(({ tenantId, shownTenant }) => shownTenant !== null && tenantId !== null && tenantId !== shownTenant),
      );
      expect(mismatched, 'O2: requests for another tenant than the one shown').toEqual([]);
      const strange = records.flatMap(({ alerts }) => alerts.filter((alert) => unknownWords(alert, allow.serverMessages ?? [])));
      expect(strange, 'O8: alerts with words that no catalogue has').toEqual([]);
      const traffic = await world.control.traffic();
      if (!allow.repeatedWrites) expectNoWriteTwice(traffic);
      if (!allow.storms) expectNoStorm(traffic);
    },
    { auto: true },
  ],
});

export { expect };
