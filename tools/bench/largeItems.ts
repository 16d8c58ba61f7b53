import type { Locator, Page } from 'playwright';
import { pressOf } from './frames.ts';
import { type Act, measureAct, medians } from './measure.ts';
import { api, rows } from './product.ts';

/** How often each is opened; the median counts. */
export const rounds = 5;

/** An id of something that the bench makes. */
export const id = (place: number): string => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

/** A link of the navigation. */
export const mainLink = (page: Page, name: string): Locator => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/**
 * What the host returns from now on, so that an item of the small world is as long as the longest. It takes a moment, as on any real line:
 * a response that is there before the pressed link has been handled says nothing of what comes after it.
 */
export async function enlarge(operationId: string, set: Record<string, unknown>): Promise<void> {
  const answer = await fetch(`${api}/__fault`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ match: { operationId }, do: { set, delayAnswerMs: 400 } }),
  });
  if (!answer.ok) throw new Error(`${operationId} could not be changed: ${answer.status}`);
}

/** Opens the items of a page from its list, each round another, because one that was opened before is shown from the cache. */
export function openItems(page: Page, pageName: string, isDone: string): Promise<Act> {
  let round = 0;
  return medians(rounds, async () => {
    await mainLink(page, pageName).click();
    await page.getByRole('heading', { name: pageName, level: 1 }).waitFor();
    const open = await pressOf(page, page.locator(rows).nth(round).getByRole('link').first());
    round += 1;
    return measureAct(page, open, isDone, { answer: '/content-items/' });
  });
}
