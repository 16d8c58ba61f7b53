import { isIdentifier } from './isIdentifier.ts';
import { isRows, isSame, mergeLists } from './mergeLists.ts';

/** What a draft becomes over what the form shows now. */
export interface MergedDraft {
  /** What was typed, over everything else as it is now. */
  values: unknown;
  /** What someone else has saved since in the fields of the draft; null for what cannot be said in a few words. */
  theirs: readonly (string | null)[];
}

/**
 * Puts what was typed over what a form shows now, and nothing else: the rest may have been saved by someone else since
 * (faults P12). Lists of plain values are sets: what was added and removed is added to and removed from the current list.
 * Lists of rows with ids are merged row by row.
 *
 * @param from what the form showed when the typing began
 * @param typed what it held when it was left
 * @param now what it shows on the return
 */
export function mergeDraft(from: unknown, typed: unknown, now: unknown): MergedDraft {
  if (isSame(typed, from) || isSame(typed, now)) return { values: now, theirs: [] };
  if (isFields(from) && isFields(typed) && isFields(now)) {
    const merged = Object.keys(typed).map((name) => [name, mergeDraft(from[name], typed[name], now[name])] as const);
    return {
      values: { ...now, ...Object.fromEntries(merged.map(([name, { values }]) => [name, values])) },
      theirs: merged.flatMap(([, { theirs }]) => theirs),
    };
  }
  if (isSet(from) && isSet(typed) && isSet(now)) {
    const added = typed.filter((each) => !from.includes(each) && !now.includes(each));
    const kept = now.filter((each) => typed.includes(each) || !from.includes(each));
    return { values: [...kept, ...added], theirs: [] };
  }
  if (isRows(from) && isRows(typed) && isRows(now)) {
    const { rows, theirs } = mergeLists(from, typed, now, (was, row, is) => {
      const merged = mergeDraft(fieldsOf(was), fieldsOf(row), fieldsOf(is));
      return { row: { ...(merged.values as object), id: row.id }, theirs: merged.theirs };
    });
    return { values: rows, theirs };
  }
  return { values: typed, theirs: isSame(from, now) ? [] : [inWords(now)] };
}

const fieldsOf = (row: object): object => Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id'));

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value) && !('id' in value);

const isSet = (value: unknown): value is readonly (string | number)[] => Array.isArray(value) && value.every((each) => typeof each === 'string' || typeof each === 'number');

/** The most characters of a quoted text. */
const longestWords = 80;

/** A text itself, a record by its name; null for what only the form could put into words. */
function inWords(value: unknown): string | null {
  if (typeof value === 'string') return value === '' || value.length > longestWords || isIdentifier(value) ? null : value;
  if (typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string') return value.name;
  return null;
}
