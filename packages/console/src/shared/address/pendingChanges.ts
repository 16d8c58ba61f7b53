/** The newest state of an address, which the page may not have rendered yet. */
export interface PendingChanges<State> {
  /** The base of the next change. */
  newest: State;
  /** Queries that were set from here and have not been rendered yet, oldest first. */
  asked: readonly string[];
  /** The query that is rendered. */
  shown: string;
}

/** A change has been requested. */
export const asked = <State>({ asked: before, shown }: PendingChanges<State>, newest: State, query: string): PendingChanges<State> => ({
  newest,
  asked: [...before, query],
  shown,
});

/**
 * The page is rendered with an address. It may render with the former one at any time, which ends no later request.
 * Another one that was requested from here, arriving late, keeps the requests after it; any other (Back, a link) replaces
 * everything.
 */
export function rendered<State>(pending: PendingChanges<State>, state: State, query: string): PendingChanges<State> {
  const arrived = pending.asked.lastIndexOf(query);
  if (arrived === -1 && query === pending.shown) return pending;
  const rest = arrived === -1 ? [] : pending.asked.slice(arrived + 1);
  return { newest: rest.length === 0 ? state : pending.newest, asked: rest, shown: query };
}
