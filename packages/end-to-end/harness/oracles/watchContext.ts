import { type BrowserContext, expect } from '@playwright/test';
import type { World } from '../world.ts';
import { expectFocusKept, expectKnownAlerts, expectOneTenant } from './pageEvents.ts';
import { type PageEvent, recordInPage } from './recordInPage.ts';
import { SecretsOracle } from './secrets.ts';
import { watchErrors, watchHostMessages, watchPolicy } from './watch.ts';

/** What a test allows although the oracles would refuse it; each use has a comment with the reason. */
export interface Allowances {
  /** Texts of page errors that the test causes on purpose (oracle O4). */
  pageErrors?: RegExp[];
  /** Refusals by the content security policy that the test provokes. */
  policyViolations?: RegExp[];
  /** The test itself repeats a write on purpose (oracle O3). */
  repeatedWrites?: boolean;
  /** The test itself makes many calls on purpose (oracle O6). */
  storms?: boolean;
  /** The console's short form of a host's message (oracle O8); whole ones are recognized without it. */
  serverMessages?: string[];
}

/** Names that may be in titles besides catalogue texts. */
const tenantNames = ['Harbour Care', 'Prairie Homes', 'Summit Living'];

/** The oracles of one browser. */
interface ContextOracles {
  /** Checks every oracle except those of the traffic for everything its pages did so far. */
  check: (allow?: Allowances) => Promise<void>;
}

/** Watches a browser; call it before its first page is opened. */
export async function watchContext(context: BrowserContext, world: World): Promise<ContextOracles> {
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
  return {
    check: async (allow = {}) => {
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
    },
  };
}
