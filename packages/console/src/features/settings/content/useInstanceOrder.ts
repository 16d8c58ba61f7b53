import type { ConsoleClient } from '@noticeboard/api-types';
import { useHandler } from '@noticeboard/design-system';
import { useCallback, useLayoutEffect, useState } from 'react';
import { foundWhen } from '../../../api/lookAgain.ts';
import { useSave } from '../../../access/useSave.ts';
import type { ContentInstance } from '../../../content/contentKind.ts';
import { updateContentInstance } from '../../../content/pageCalls.ts';
import { type ContentTypeName, isContentTypeName } from '../../../content/kinds.ts';
import { usablePages } from '../../../content/usablePages.ts';
import { createLatestChoice } from '../latestChoice.ts';
import { moveToPlace, type OrderChanges } from './instanceOrder.ts';
import type { InstanceRow } from './instanceRow.ts';
import { createOrdersBeingSaved, ordersOf } from './ordersBeingSaved.ts';

const unchanged: OrderChanges = new Map();

/** A page with its new order: all its other values stay as the host has them. */
interface MovedPage {
  id: string;
  type: ContentTypeName;
  to: number;
}

/** The order of the pages while it is being changed. */
export interface InstanceOrder {
  /** Orders that differ from the host's last response, by page id. */
  orders: OrderChanges;
  /** Moves a page to another place, from 0, among the shown rows. */
  move: (rows: readonly InstanceRow[], id: string, place: number) => void;
}

/**
 * Moves pages: the list shows the new order immediately, saves it page by page, and reverts it when the host refuses or
 * someone else has changed the order since the list was loaded (faults P12).
 *
 * @param pages the host's last response; a new response replaces the orders shown ahead of it
 * @param readAgain reads the list again after a refusal: some of the pages may have moved
 * @param onTakenBack called when a move that was shown could not be saved
 */
export function useInstanceOrder(pages: readonly ContentInstance[] | undefined, readAgain: () => void, onTakenBack: () => void): InstanceOrder {
  const [ahead, setAhead] = useState<{ orders: OrderChanges; savedOver: unknown } | null>(null);
  const latestPages = useHandler(() => pages);
  const [beingSaved] = useState(createOrdersBeingSaved);
  useLayoutEffect(() => {
    if (ahead === null) beingSaved.end();
  }, [ahead, beingSaved]);
  if (ahead !== null && ahead.savedOver !== undefined && ahead.savedOver !== pages) setAhead(null);

  const { save } = useSave({
    // One after the other: if the host refuses a page, those after it stay where they are.
    send: async (client, moved: readonly MovedPage[], signal) => {
      const now = await ordersAtHost(client, signal);
      beingSaved.refuseNewer(now);
      for (const { id, type, to } of moved) {
        const order = now.get(id);
        if (order === to) continue;
        beingSaved.note(id, to);
        await updateContentInstance(client, { type, id, change: { from: { order }, to: { order: to } } }, signal);
      }
    },
    look: async (client, moved, signal) => {
      const now = await ordersAtHost(client, signal);
      return foundWhen(moved.every(({ id, to }) => now.get(id) === to), undefined);
    },
    invalidates: ['/api/management/content-instances'],
  });
  const [choose] = useState(() =>
    createLatestChoice<readonly MovedPage[]>({
      show: (moved) => {
        setAhead((before) => moved && { orders: merged(before?.orders ?? unchanged, moved), savedOver: undefined });
        if (moved === null) onTakenBack();
      },
      save: async (moved) => {
        try {
          await save(moved);
        } catch (error) {
          readAgain();
          throw error;
        }
      },
      onSaved: () => setAhead((shown) => shown && { ...shown, savedOver: latestPages() }),
    }),
  );

  const orders = ahead?.orders ?? unchanged;
  const isSaved = ahead?.savedOver !== undefined;
  const move = useCallback(
    (rows: readonly InstanceRow[], id: string, place: number) => {
      const changes = moveToPlace(rows, id, place);
      if (changes.size === 0) return;
      beingSaved.begin(usablePages(latestPages()));
      // The unsaved orders of an earlier move are sent again: its own call may be skipped.
      const moved = rows.flatMap(({ id: pageId, typeName }): MovedPage[] => {
        const to = changes.get(pageId) ?? (isSaved ? undefined : orders.get(pageId));
        return to === undefined || !isContentTypeName(typeName) ? [] : [{ id: pageId, type: typeName, to }];
      });
      void choose(moved);
    },
    [beingSaved, choose, isSaved, latestPages, orders],
  );
  return { orders, move };
}

const merged = (orders: OrderChanges, moved: readonly MovedPage[]): OrderChanges => new Map([...orders, ...moved.map(({ id, to }): [string, number] => [id, to])]);

/** The host's current orders. */
async function ordersAtHost(client: ConsoleClient, signal: AbortSignal): Promise<OrderChanges> {
  return ordersOf(usablePages((await client.GET('/api/management/content-instances', { signal })).data));
}
