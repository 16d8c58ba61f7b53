import { type Change, changedFields } from './changes.ts';
import type { Facts, Overwriting } from './useOverwriteWarning.ts';

/**
 * What each field of a record is called once someone else has changed it; null for nothing. The compiler asks for all
 * of them, so that no field can be replaced without a word (faults P12).
 */
export type FieldWords<Fields extends object> = { readonly [Name in keyof Fields]-?: (now: Exclude<Fields[Name], undefined>) => string | null };

/** The words of a switch, which never come up: anyone else who turned it has turned it the same way. */
export const switched = (): null => null;

/**
 * Compares every field that a form changed with what the host has now, whatever is in it: what is compared comes from
 * the change itself, never from a list that a new field could be left out of.
 *
 * @param id distinguishes the records that one form changes
 * @param now what the host has
 */
export function fieldsOverwritten<Fields extends object>(id: string, now: Fields, change: Change<Fields>, words: FieldWords<Fields>): Overwriting {
  const typed = changedFields(change);
  const factsOf = (fields: Fields): Facts => Object.fromEntries(typed.map((name) => [name, JSON.stringify(fields[name] ?? null)]));
  const inWords = new Map<string, () => string | null>(typed.map((name) => [String(name), () => wordsOf(words[name], now[name])]));
  return { id, opened: factsOf(change.from), now: factsOf(now), wanted: factsOf(change.to), tell: (name) => inWords.get(name)?.() ?? null };
}

const wordsOf = <Value>(words: (now: Exclude<Value, undefined>) => string | null, now: Value): string | null => (now === undefined ? null : words(now as Exclude<Value, undefined>));
