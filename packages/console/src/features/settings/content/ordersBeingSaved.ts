import { DescribedError } from '../../../ground/describeError.ts';
import { settingsMessages } from '../../../messages/settings.ts';
import type { OrderChanges, Placed } from './instanceOrder.ts';

/**
 * The orders before the first move and those sent since, so that an order which someone else has saved in the meantime can be
 * distinguished from the user's own (faults P12, ADR 0182). It begins with the first move and ends when the list shows the host's orders.
 */
export function createOrdersBeingSaved() {
  let before: OrderChanges | null = null;
  const sent = new Map<string, number>();
  return {
    /** The orders that the list shows before the first of its moves; those of later moves are ignored. */
    begin(pages: readonly Placed[]): void {
      before ??= ordersOf(pages);
    },
    /** A move is being sent: the host may have it from now on, even if the response is lost. */
    note(id: string, order: number): void {
      sent.set(id, order);
    },
    /** The list shows the host's orders. */
    end(): void {
      before = null;
      sent.clear();
    },
    /**
     * Compares the host's current orders of the pages in the list; pages that were added or deleted move none of them.
     *
     * @throws DescribedError if someone else has moved a page
     */
    refuseNewer(now: OrderChanges): void {
      for (const [id, order] of before ?? []) {
        const found = now.get(id);
        if (found !== undefined && found !== order && found !== sent.get(id)) throw new DescribedError(settingsMessages.content.orderedMeanwhile);
      }
    },
  };
}

/** The order of each page, by its id. */
export const ordersOf = (pages: readonly Placed[]): OrderChanges => new Map(pages.map(({ id, order }) => [id, order]));
