import { expect, type Page, type Request, type Route } from '@playwright/test';
import type { Control } from './control.ts';

/**
 * Holds the host's responses: the host has executed the call, but the page has no response. Unlike a delay, this
 * lasts as long as the test needs on a machine of any speed.
 *
 * @param isHeld selects among the calls to this address
 * @returns a function that lets these and all later ones through; it resolves once they were sent to the page
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

/** Waits until a call that is to be held has reached the host: one released before that is held forever. */
export const untilHeld = (control: Control, operationId: string): Promise<void> =>
  expect.poll(async () => (await control.callsOf(operationId)).some(({ finishedAt }) => finishedAt === null)).toBe(true);
