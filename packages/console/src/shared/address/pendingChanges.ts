/** The newest state of an address, which the page may not show yet. */
export interface PendingChanges<State> {
  /** The base of the next change. */
  newest: State;
  /** Queries that were asked for from here and have not been shown yet, oldest first. */
  asked: readonly string[];
}

/** A change has been asked for. */
export const asked = <State>({ asked: before }: PendingChanges<State>, newest: State, query: string): PendingChanges<State> => ({
  newest,
  asked: [...before, query],
});

/**
 * The page shows another address. One that was asked for from here, arriving late, leaves what was asked for since;
 * another one (Back, a link) takes the place of everything.
 */
export function shown<State>({ newest, asked: before }: PendingChanges<State>, state: State, query: string): PendingChanges<State> {
  const arrived = before.lastIndexOf(query);
  const rest = arrived === -1 ? [] : before.slice(arrived + 1);
  return { newest: rest.length === 0 ? state : newest, asked: rest };
}
