import { type Change, changedFields } from './changes.ts';
import type { Facts, Overwriting } from './useOverwriteWarning.ts';

/**
 * Each field of a record in words, for the warning that someone else has changed it; null for none. The compiler requires all
 * of them, so that no field can be replaced without a warning (faults P12).
 */
export type FieldWords<Fields extends object> = { readonly [Name in keyof Fields]-?: (now: Exclude<Fields[Name], undefined>) => string | null };

/** The words of a switch, which are never needed: anyone else who changed it has changed it to the same value. */
export const switched = (): null => null;

/**
 * Compares every field that a form changed with the host's current value: the compared fields come from
 * the change itself, never from a list that a new field could be missing in.
 *
 * @param id distinguishes the records that one form changes
 * @param now the host's current values
 */
export function fieldsOverwritten<Fields extends object>(id: string, now: Fields, change: Change<Fields>, words: FieldWords<Fields>): Overwriting {
  const typed = changedFields(change);
  const factsOf = (fields: Fields): Facts => Object.fromEntries(typed.map((name) => [name, JSON.stringify(fields[name] ?? null)]));
  const inWords = new Map<string, () => string | null>(typed.map((name) => [String(name), () => wordsOf(words[name], now[name])]));
  return { id, opened: factsOf(change.from), now: factsOf(now), wanted: factsOf(change.to), tell: (name) => inWords.get(name)?.() ?? null };
}

const wordsOf = <Value>(words: (now: Exclude<Value, undefined>) => string | null, now: Value): string | null => (now === undefined ? null : words(now as Exclude<Value, undefined>));
