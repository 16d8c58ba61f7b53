import type { ReadsAhead } from '../../api/readsAhead.ts';
import { publishedContentPageSizes } from '../../ground/limits.ts';
import { isListAnswer } from './isListAnswer.ts';

/** The list as it opens, without anything in the address: a test compares it with what the list asks for then. */
export const firstItems = { query: { page: 0, size: publishedContentPageSizes[0], sort: 'createdUtc', direction: 'descending' } } as const;

/** Asks for what Published Content shows first. An address with a place in it waits for the code that can read it. */
export function readItemsAhead(ask: ReadsAhead['ask'], search: string): void {
  if (search === '') ask('/api/tenant/all-published-items', firstItems, isListAnswer).catch(() => undefined);
}
