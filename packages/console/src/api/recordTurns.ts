import type { ConsoleCalls, ConsoleClient } from '@noticeboard/api-types';
import { untilAborted } from '../ground/cancelled.ts';

/** The pending and waiting changes of each record, by its address; the last one of them. */
const turns = new WeakMap<ConsoleClient, Map<string, Promise<unknown>>>();

/**
 * Makes a change whose first read is that of the record it changes, once no other change of that record from this page is
 * pending. The host replaces whole records: one that was read before another change arrived would undo it (P12).
 *
 * @param page the client of the page, which its changes have in common
 * @param client makes the calls of this change
 * @param signal ends the wait, too
 */
export async function inTurn<Output>(page: ConsoleClient, client: ConsoleClient, signal: AbortSignal, send: (client: ConsoleClient) => Promise<Output>): Promise<Output> {
  const ofPage = turns.get(page) ?? new Map<string, Promise<unknown>>();
  turns.set(page, ofPage);
  let isAsked = false;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const turnOf = async (record: string): Promise<void> => {
    isAsked = true;
    const before = ofPage.get(record);
    const own = Promise.all([before, ended]);
    ofPage.set(record, own);
    void own.then(() => ofPage.get(record) === own && ofPage.delete(record));
    if (before !== undefined) await untilAborted(signal, before);
  };
  const callsOf = (calls: ConsoleCalls): ConsoleCalls => ({
    ...calls,
    GET: (async (path: string, given?: { params?: { path?: unknown } }) => {
      // One turn per change: with two, each of two changes could wait for the other.
      if (!isAsked) await turnOf(`${path} ${JSON.stringify(given?.params?.path)}`);
      return (calls.GET as unknown as (path: string, given: unknown) => Promise<unknown>)(path, given);
    }) as unknown as ConsoleCalls['GET'],
  });
  try {
    return await send({ ...callsOf(client), through: (sending) => callsOf(client.through(sending)) });
  } finally {
    end();
  }
}
