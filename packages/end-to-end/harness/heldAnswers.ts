import { expect, type Page, type Request, type Route } from '@playwright/test';
import type { Control } from './control.ts';

/**
 * Keeps answers of the host from the page: the host has done what it was asked for, and the page does not know. Unlike a delay, this
 * lasts as long as the test needs on a machine of any speed.
 *
 * @param isHeld the calls; of those with the same address only these
 * @returns a function that lets them through, and all that follow; it resolves once they have gone to the page
 */
export async function holdAnswers(page: Page, url: RegExp, isHeld: (request: Request) => boolean = () => true): Promise<() => Promise<void>> {
  const opening = Promise.withResolvers<void>();
  const held: Promise<void>[] = [];
  const answer = async (route: Route) => {
    const response = await route.fetch();
    await opening.promise;
    await route.fulfill({ response });
  };
  let isOpen = false;
  await page.route(url, (route) => {
    if (isOpen || !isHeld(route.request())) return route.fallback();
    const answered = answer(route);
    held.push(answered);
    return answered;
  });
  return async () => {
    isOpen = true;
    opening.resolve();
    await Promise.all(held);
  };
}

/** Waits until a call that the host is to hold has come to it: what is released before that is held for ever. */
export const untilHeld = (control: Control, operationId: string): Promise<void> =>
  expect.poll(async () => (await control.callsOf(operationId)).some(({ finishedAt }) => finishedAt === null)).toBe(true);
