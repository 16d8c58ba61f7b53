import { expect, type Locator, type Page } from '@playwright/test';
import type { TrafficEntry } from '../../sandbox/src/host/trafficLog.ts';
import type { Account } from '../harness/accounts.ts';
import { comeBackToWindow } from '../harness/clock.ts';
import type { Control } from '../harness/control.ts';
import { expectQuiet } from '../harness/quiet.ts';
import { chooseScope, identifyAs } from '../harness/session.ts';

/** Requests after `since`, an id from `lastId`. */
export async function trafficSince(control: Control, since: number): Promise<TrafficEntry[]> {
  return (await control.traffic()).filter(({ id }) => id > since);
}

/** Id of the newest request. */
export async function lastId(control: Control): Promise<number> {
  return (await control.traffic()).at(-1)?.id ?? 0;
}

/** Token calls that the provider granted after `since`: one for each sign-in or renewal. */
export async function grantsSince(control: Control, since: number): Promise<TrafficEntry[]> {
  return (await trafficSince(control, since)).filter(({ operationId, method, status }) => operationId === 'token' && method === 'POST' && status === 200);
}

/** Calls to the API host after `since`. */
export async function apiCallsSince(control: Control, since: number): Promise<TrafficEntry[]> {
  return (await trafficSince(control, since)).filter(({ host }) => host === 'api');
}

/** The ways of a renewal, with their first request to the provider (faults D2). */
export const renewalWays = [
  { by: 'a refresh token', refreshTokens: true, route: 'token' },
  { by: 'the hidden frame', refreshTokens: false, route: 'authorize' },
] as const;

/**
 * Makes the limits of a renewal, 10 s for itself and 15 s for its turn, less than half as long: they run on the
 * platform's clock, which tests cannot move.
 */
export async function shortenRenewalLimits(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout([10_000, 15_000].includes(milliseconds) ? milliseconds * 0.4 : milliseconds);
  });
}

/** Marks the bar of the signed-in pages, to see later whether it stayed mounted. */
export async function markShell(page: Page): Promise<void> {
  await page.getByRole('banner').evaluate((bar) => bar.setAttribute('data-mark', 'since the beginning'));
}

/** Fails if the signed-in pages were unmounted, even for a moment, since `markShell`. */
export async function expectShellNeverLeft(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toHaveAttribute('data-mark', 'since the beginning');
}

/** Signs in through all pages of the provider and types a search for pages, so that a lost page would be noticed; `since` is the newest request then. */
export async function beginSearch(page: Page, control: Control): Promise<{ search: Locator; since: number }> {
  await page.goto('/dashboard');
  await identifyAs(page, 'super');
  await chooseScope(page);
  const search = page.getByRole('searchbox', { name: 'Search pages' });
  await search.fill('handbook');
  await expectQuiet(control);
  await markShell(page);
  return { search, since: await lastId(control) };
}

/** The sign-in page's message after the provider ended a session. */
export const sessionEnded = 'Your session has ended. Sign in again to pick up where you left off.';

/** The provider ends the session, which shows when the user returns to the window, and the user signs in again. Needs the fake clock. */
export async function signInAfterEnd(page: Page, control: Control, account: Account): Promise<void> {
  await control.identity({ login_required: true, expireAccessTokens: true });
  await comeBackToWindow(page);
  await expect(page.getByText(sessionEnded)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await identifyAs(page, account);
}
