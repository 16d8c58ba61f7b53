import { test as base, expect } from '@playwright/test';
import { expectFocusKept, expectKnownAlerts, expectOneTenant } from './oracles/pageEvents.ts';
import { type PageEvent, recordInPage } from './oracles/recordInPage.ts';
import { SecretsOracle } from './oracles/secrets.ts';
import { expectNoStorm, expectNoWriteTwice } from './oracles/traffic.ts';
import { watchErrors, watchHostMessages, watchPolicy } from './oracles/watch.ts';
import { startWorld, type World } from './world.ts';

/** What a test allows itself that the oracles would refuse; each use says why in a comment beside it. */
interface Allowances {
  /** Texts of page errors that the test causes on purpose (oracle O4). */
  pageErrors?: RegExp[];
  /** Refusals by the content security policy that the test provokes. */
  policyViolations?: RegExp[];
  /** The test itself repeats a write on purpose (oracle O3). */
  repeatedWrites?: boolean;
  /** The test itself makes many calls on purpose (oracle O6). */
  storms?: boolean;
  /** What the console makes of a message of the host that it shortens (oracle O8); whole ones are known by themselves. */
  serverMessages?: string[];
}

interface Fixtures {
  /** Fill in before the action that needs it. */
  allow: Allowances;
  /** Checks oracles O1 to O6 and O8 after the test. */
  oracles: undefined;
}

/** Names that are in titles beside catalogue texts. */
const tenantNames = ['Harbour Care', 'Prairie Homes', 'Summit Living'];

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
      const hostMessages = watchHostMessages(context, world.api);
      const events: PageEvent[] = [];
      await context.exposeFunction('noticeboardNote', (event: PageEvent) => void events.push(event));
      await context.addInitScript(recordInPage, {
        apiOrigin: world.api,
        consoleOrigins: [world.console, world.crossSiteConsole],
      });

      await use(undefined);

      const pages = context.pages().filter((page) => !page.isClosed());
      await Promise.all(
        pages.map((page) => page.waitForFunction(() => !window.noticeboardPending, undefined, { timeout: 5_000 }).catch(() => undefined)),
      );
      await secrets.check(pages);
      const unprovoked = violations.filter((violation) => !allow.policyViolations?.some((pattern) => pattern.test(violation)));
      expect(unprovoked, 'CSP violations').toEqual([]);
      const unexpected = errors.filter((error) => !allow.pageErrors?.some((pattern) => pattern.test(error)));
      expect(unexpected, 'oracle O4: page errors').toEqual([]);
      expectOneTenant(events);
      expectFocusKept(events);
      expectKnownAlerts(events, [...tenantNames, ...hostMessages, ...(allow.serverMessages ?? [])]);
      const traffic = await world.control.traffic();
      if (!allow.repeatedWrites) expectNoWriteTwice(traffic);
      if (!allow.storms) expectNoStorm(traffic);
    },
    { auto: true },
  ],
});

export { expect };
