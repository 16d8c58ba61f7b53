import type { Message } from './liveTypes.ts';

/** An instant as text that sorts: hosts write fractions of any length. */
const sortable = (utc: string): string => {
  const [whole = '', fraction = ''] = utc.replace(/(?:Z|\+00:00)$/, '').split('.');
  return `${whole}.${fraction.padEnd(9, '0')}`;
};

/** Whether an instant is after another, UTC, ISO 8601. */
export const isAfter = (utc: string, other: string): boolean => sortable(utc) > sortable(other);

/** The host's order, which is the order of writing: by instant, and for equal instants by id, so that all readers see the same (C08). */
export function compareMessages(left: Message, right: Message): number {
  const [one, other] = [sortable(left.createdAtUtc), sortable(right.createdAtUtc)];
  if (one !== other) return one < other ? -1 : 1;
  return left.id < right.id ? -1 : left.id > right.id ? 1 : 0;
}

/** The later version of one message: its confirmations are joined. */
function joined(known: Message, come: Message): Message {
  const readers = new Set(known.readConfirmations.map(({ reader }) => reader.userId));
  const more = come.readConfirmations.filter(({ reader }) => !readers.has(reader.userId));
  return more.length === 0 ? known : { ...known, readConfirmations: [...known.readConfirmations, ...more] };
}

/** Messages in order, each once, whatever order and however often they arrive (C08, C09). The same array when nothing is new. */
export function mergeMessages(known: readonly Message[], come: readonly Message[]): readonly Message[] {
  const last = known.at(-1);
  const [only] = come;
  if (come.length === 1 && only !== undefined && (last === undefined || compareMessages(last, only) < 0)) return [...known, only];
  const byId = new Map(known.map((message) => [message.id, message]));
  let isChanged = false;
  for (const message of come) {
    const before = byId.get(message.id);
    const after = before === undefined ? message : joined(before, message);
    if (after === before) continue;
    byId.set(message.id, after);
    isChanged = true;
  }
  return isChanged ? [...byId.values()].sort(compareMessages) : known;
}
