/** The newest state of an address, which the page may not show yet. */
export interface PendingChanges<State> {
  /** The base of the next change. */
  newest: State;
  /** Queries that were asked for from here and have not been shown yet, oldest first. */
  asked: readonly string[];
  /** The query that the page shows. */
  shown: string;
}

/** A change has been asked for. */
export const asked = <State>({ asked: before, shown }: PendingChanges<State>, newest: State, query: string): PendingChanges<State> => ({
  newest,
  asked: [...before, query],
  shown,
});

/**
 * The page is rendered with an address. With the former one it may be at any time, which ends nothing that was asked for since.
 * Another one that was asked for from here, arriving late, leaves what was asked for after it; any other (Back, a link) takes the
 * place of everything.
 */
export function rendered<State>(pending: PendingChanges<State>, state: State, query: string): PendingChanges<State> {
  const arrived = pending.asked.lastIndexOf(query);
  if (arrived === -1 && query === pending.shown) return pending;
  const rest = arrived === -1 ? [] : pending.asked.slice(arrived + 1);
  return { newest: rest.length === 0 ? state : pending.newest, asked: rest, shown: query };
}
