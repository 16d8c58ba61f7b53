import { namesOf } from './formRules.ts';
import { isSameValue } from './sameValue.ts';

/**
 * What was typed into a form, and what it was typed over. It never holds a whole record: a field that was not edited
 * shows what is known now, regardless of who saved it (ADR 0035).
 */
export interface Typing<Values extends object> {
  /** The fields that were changed, as they are in the form. */
  typed: Partial<Values>;
  /** What each of them showed before it was changed. */
  from: Partial<Values>;
}

/** Nothing was typed. */
export const nothingTyped = <Values extends object>(): Typing<Values> => ({ typed: {}, from: {} });

/** What the form shows: what was typed, and the rest as it is known now. */
export const valuesOf = <Values extends object>(known: Values, { typed }: Typing<Values>): Values => ({ ...known, ...typed });

/** What each field showed before it was changed; the rest as it is known now. */
export const openedOf = <Values extends object>(known: Values, { from }: Typing<Values>): Values => ({ ...known, ...from });

/** Changes fields. One that has its known value again counts as never edited. */
export function typedOver<Values extends object>({ typed, from }: Typing<Values>, known: Values, next: Partial<Values>): Typing<Values> {
  const nowTyped: Partial<Values> = { ...typed, ...next };
  const nowFrom: Partial<Values> = { ...from };
  for (const name of Object.keys(next) as (keyof Values)[]) {
    if (!(name in from)) nowFrom[name] = known[name];
    if (isSameValue(nowTyped[name], known[name])) {
      delete nowTyped[name];
      delete nowFrom[name];
    }
  }
  return { typed: nowTyped, from: nowFrom };
}

/** For fields that are saved or discarded: drops what was typed into them. */
export function without<Values extends object>({ typed, from }: Typing<Values>, names: readonly (keyof Values)[]): Typing<Values> {
  const [leftTyped, leftFrom] = [{ ...typed }, { ...from }];
  for (const name of names) {
    delete leftTyped[name];
    delete leftFrom[name];
  }
  return { typed: leftTyped, from: leftFrom };
}

/** What a form held when it was sent. */
export interface Sending<Values extends object> {
  /** What was typed then. */
  typing: Typing<Values>;
  /** What was known then. */
  known: Values;
  /** What was sent of it, which is saved by now. */
  sent: Values;
}

/** A form was saved while it was typed into. What was typed since is unsaved, over what was saved; so is what was undone. */
export function typedSince<Values extends object>(now: Typing<Values>, { typing: then, known, sent }: Sending<Values>): Typing<Values> {
  const since: Typing<Values> = nothingTyped();
  for (const name of namesOf(sent)) {
    const wasTyped = name in then.typed;
    if (!wasTyped && !(name in now.typed)) continue;
    const value = name in now.typed ? now.typed[name] : known[name];
    if (isSameValue(value, wasTyped ? then.typed[name] : known[name])) continue;
    since.typed[name] = value;
    since.from[name] = sent[name];
  }
  return since;
}

/** Names of the values that two records do not share. */
export function differing<Values extends object>(one: Values, other: Values, isSame: (name: keyof Values, one: unknown, other: unknown) => boolean): (keyof Values)[] {
  return namesOf(one).filter((name) => !isSame(name, one[name], other[name]));
}

/**
 * What a form sends: what was changed, and from what. A field that was not edited counts as it was opened, even where
 * cleaning would alter it: otherwise it would replace what someone else saves in the meantime (faults P12).
 */
export function changeOf<Values extends object>(opened: Values, sent: Values, changed: readonly (keyof Values)[]): { from: Values; to: Values } {
  return { from: opened, to: { ...opened, ...Object.fromEntries(changed.map((name) => [name, sent[name]])) } };
}
