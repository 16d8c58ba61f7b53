import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useSave } from '../../../api/useSave.ts';
import { updateContentInstance } from '../../../shared/contentInstanceCalls.ts';
import { isContentTypeName } from '../../../shared/contentTypes.ts';
import { createLatestChoice } from '../latestChoice.ts';
import { moveToPlace, type OrderChanges } from './instanceOrder.ts';
import type { InstanceRow } from './instanceRow.ts';

const unchanged: OrderChanges = new Map();

/** The order of the pages while it is being changed. */
export interface InstanceOrder {
  /** Orders that differ from what the host has answered, by page id. */
  orders: OrderChanges;
  /** Puts a page at another place, from 0, among the rows that are shown. */
  move: (rows: readonly InstanceRow[], id: string, place: number) => void;
}

/**
 * Moves pages: the list shows the new order at once, the host is told page by page, and a refusal takes it back.
 *
 * @param pages what the host has answered; a new answer ends what is shown ahead of it
 * @param readAgain asks the host again, after a refusal: some of the pages may have moved
 */
export function useInstanceOrder(pages: unknown, readAgain: () => void): InstanceOrder {
  const [ahead, setAhead] = useState<{ orders: OrderChanges; savedOver: unknown } | null>(null);
  const latest = useRef(pages);
  useLayoutEffect(() => {
    latest.current = pages;
  });
  const [sent] = useState(createSentOrders);
  useLayoutEffect(() => {
    if (ahead === null) sent.forget();
  }, [ahead, sent]);
  if (ahead !== null && ahead.savedOver !== undefined && ahead.savedOver !== pages) setAhead(null);

  const { save } = useSave({
    // One after the other: a page that the host refuses leaves those after it where they are.
    send: async (client, changed: readonly InstanceRow[], signal) => {
      for (const { id, name, order, iconId, typeName } of changed) {
        if (isContentTypeName(typeName)) await updateContentInstance(client, typeName, id, { name, order, iconId }, signal);
      }
    },
    invalidates: ['/api/management/content-instances'],
  });
  const [choose] = useState(() =>
    createLatestChoice<readonly InstanceRow[]>({
      show: (rows) => setAhead((before) => rows && { orders: merged(before?.orders ?? unchanged, rows), savedOver: undefined }),
      save: async (rows) => {
        const unsent = sent.without(rows);
        try {
          if (unsent.length > 0) await save(unsent);
          sent.note(unsent);
        } catch (error) {
          sent.forget();
          readAgain();
          throw error;
        }
      },
      onSaved: () => setAhead((shown) => shown && { ...shown, savedOver: latest.current }),
    }),
  );

  const orders = ahead?.orders ?? unchanged;
  const isSaved = ahead?.savedOver !== undefined;
  const move = useCallback(
    (rows: readonly InstanceRow[], id: string, place: number) => {
      const changes = moveToPlace(rows, id, place);
      if (changes.size === 0) return;
      // What an earlier move has shown ahead goes with it as long as it is not saved: its own call may be left out.
      const changed = rows.flatMap((row) => {
        const order = changes.get(row.id) ?? (isSaved ? undefined : orders.get(row.id));
        return order === undefined ? [] : [{ ...row, order }];
      });
      void choose(changed);
    },
    [choose, isSaved, orders],
  );
  return { orders, move };
}

const merged = (orders: OrderChanges, rows: readonly InstanceRow[]): OrderChanges => new Map([...orders, ...rows.map(({ id, order }): [string, number] => [id, order])]);

/** What was sent since the list last stood as the host has it: a later move repeats none of it. */
function createSentOrders() {
  let orders: OrderChanges = unchanged;
  return {
    without: (rows: readonly InstanceRow[]) => rows.filter(({ id, order }) => orders.get(id) !== order),
    note: (rows: readonly InstanceRow[]) => void (orders = merged(orders, rows)),
    forget: () => void (orders = unchanged),
  };
}
