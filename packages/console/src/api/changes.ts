/**
 * The changed values, and the former ones. A form, a draft, a move and a switch hold this and never a whole
 * record as it was once read: everything else in the record belongs to the person who saved it last (faults P12).
 */
export interface Change<Fields extends object> {
  from: Fields;
  to: Fields;
}

/** Names of the changed fields. */
export function changedFields<Fields extends object>({ from, to }: Change<Fields>): (keyof Fields)[] {
  return (Object.keys(to) as (keyof Fields)[]).filter((name) => to[name] !== undefined && !isSame(from[name], to[name]));
}

/**
 * The record to send, as every save replaces all of it: the changed fields, and the rest as the host has it now.
 *
 * @param now the host's current record
 */
export function applyChange<Fields extends object, Now extends Fields>(now: Now, change: Change<Fields>): Now {
  return { ...now, ...Object.fromEntries(changedFields(change).map((name) => [name, change.to[name]])) };
}

/** Whether the host has all the changes. */
export const isApplied = <Fields extends object>(now: Fields, change: Change<Fields>): boolean =>
  changedFields(change).every((name) => isSame(now[name], change.to[name]));

const isSame = (first: unknown, second: unknown): boolean => first === second || JSON.stringify(first) === JSON.stringify(second);
