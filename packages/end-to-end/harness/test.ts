import { test as base, expect, type Page } from '@playwright/test';
import { type Allowances, watchContext } from './oracles/watchContext.ts';
import { expectNoStorm, expectNoWriteTwice } from './oracles/traffic.ts';
import { startWorld, type World } from './world.ts';

interface Fixtures {
  /** Fill in before the action that needs it. */
  allow: Allowances;
  /** Checks oracles O1 to O6 and O8 after the test. */
  oracles: undefined;
  /** A page in another browser, for a second person. The oracles watch the first one alone. */
  other: Page;
}

/** Every test of the suite: a world per worker, reset before the test, and the oracles after it. */
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
      const oracles = await watchContext(context, world);
      await use(undefined);
      await oracles.check(allow);
      const traffic = await world.control.traffic();
      if (!allow.repeatedWrites) expectNoWriteTwice(traffic);
      if (!allow.storms) expectNoStorm(traffic);
    },
    { auto: true },
  ],
  other: async ({ browser, world }, use) => {
    const context = await browser.newContext({ baseURL: world.console });
    await use(await context.newPage());
    await context.close();
  },
});

export { expect };
