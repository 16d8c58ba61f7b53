import type { ConsoleCalls, ConsoleClient } from '@noticeboard/api-types';

/** The state of the calls by which one change alters something at the host. */
export interface SentChanges {
  /** `none` was sent yet, the last one is `pending`, or all were `answered`. */
  state: 'none' | 'pending' | 'answered';
  /** Whether the device was offline when the last one was sent: it cannot have left then. */
  wasOffline: boolean;
}

/** POSTs that only read. */
const readsByPost = /\/(?:search|role-scoped-search|exists)$/;

/**
 * Watches the calls that one change makes, so that its outcome can be derived from what was sent: a read that fails before
 * anything was sent has altered nothing (N05).
 */
export function watchChanges(client: ConsoleClient): { client: ConsoleClient; changes: SentChanges } {
  const changes: SentChanges = { state: 'none', wasOffline: false };
  const watched = <Call extends (path: never, ...rest: never[]) => Promise<unknown>>(call: Call): Call =>
    (async (path: string, ...rest: unknown[]) => {
      const send = () => (call as unknown as (path: string, ...given: unknown[]) => Promise<unknown>)(path, ...rest);
      if (readsByPost.test(path)) return send();
      changes.state = 'pending';
      changes.wasOffline = !navigator.onLine;
      const answer = await send();
      changes.state = 'answered';
      return answer;
    }) as unknown as Call;
  const callsOf = (calls: ConsoleCalls): ConsoleCalls => ({
    GET: calls.GET,
    PUT: watched(calls.PUT),
    POST: watched(calls.POST),
    DELETE: watched(calls.DELETE),
  });
  return { client: { ...callsOf(client), through: (send) => callsOf(client.through(send)) }, changes };
}
