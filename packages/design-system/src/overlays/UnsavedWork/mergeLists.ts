/** A row of a list, such as a question of a survey. */
export interface Row {
  id: string;
}

/** What a list of a draft becomes over the current list. */
export interface MergedList {
  rows: readonly Row[];
  /** What someone else has saved since in rows that were changed or deleted here; null for what cannot be said in a few words. */
  theirs: readonly (string | null)[];
}

/** Merges one row that all three have, and returns what both have changed in it. */
type MergeRow = (from: Row, typed: Row, now: Row) => { row: Row; theirs: readonly (string | null)[] };

/** Whether two plain values are equal. */
export const isSame = (first: unknown, second: unknown): boolean => JSON.stringify(first) === JSON.stringify(second);
const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Whether a list has rows that are distinguished by their ids. */
export const isRows = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) && value.every((each: unknown) => typeof each === 'object' && each !== null && 'id' in each && typeof each.id === 'string');

/**
 * Puts what was typed into a list over the list as it is now, row by row: what others have added in the meantime stays, what they have
 * deleted returns only where it was changed here, and the order is theirs unless it was changed here.
 */
export function mergeLists(from: readonly Row[], typed: readonly Row[], now: readonly Row[], merge: MergeRow): MergedList {
  const [before, mine, here] = [byId(from), byId(typed), byId(now)];
  const theirs: (string | null)[] = [];
  const rows = new Map<string, Row>();
  for (const row of typed) {
    const [was, is] = [before.get(row.id), here.get(row.id)];
    if (is === undefined) {
      if (was !== undefined && isSame(was, row)) continue;
      if (was !== undefined) theirs.push(null);
      rows.set(row.id, row);
    } else {
      const merged = was === undefined ? { row, theirs: [] } : merge(was, row, is);
      rows.set(row.id, merged.row);
      theirs.push(...merged.theirs);
    }
  }
  for (const row of now) {
    const was = before.get(row.id);
    if (mine.has(row.id)) continue;
    if (was === undefined) rows.set(row.id, row);
    else if (!isSame(was, row)) theirs.push(null);
  }
  const stays = (list: readonly Row[]) => list.filter(({ id }) => before.has(id) && mine.has(id)).map(({ id }) => id);
  const [first, second] = isSame(stays(from), stays(typed)) ? [now, typed] : [typed, now];
  const order = placedAmong(placedAmong([], first, rows), second, rows);
  return { rows: order.flatMap((id) => rows.get(id) ?? []), theirs };
}

/** The ids of a list that are not in the order yet, each after the one before it. */
function placedAmong(order: readonly string[], list: readonly Row[], kept: ReadonlyMap<string, Row>): string[] {
  const placed = [...order];
  for (const [index, { id }] of list.entries()) {
    if (placed.includes(id) || !kept.has(id)) continue;
    const previous = list.slice(0, index).findLast((row) => placed.includes(row.id));
    placed.splice(previous === undefined ? 0 : placed.indexOf(previous.id) + 1, 0, id);
  }
  return placed;
}
