import { isEmailIfGiven } from '../fields/EmailField/emailRules.ts';
import { oneLine } from '../fields/oneLine.ts';
import { validationMessages } from '../messages/validation.ts';
import { codePointCount } from '../text/characters.ts';
import { isSameValue } from './sameValue.ts';
import { isBlank } from '../text/isBlank.ts';

/** What a rule may use besides the value. */
export interface RuleContext<Values> {
  /** The label of the field, with which its sentence begins. */
  label: string;
  /** All values of the form, as they would be sent. */
  values: Values;
  /** The values before anything was changed. */
  opened: Values;
}

/** What a value must be: the sentence that the field shows where it is not, else null. */
export type Rule<Value, Values> = (value: Value, context: RuleContext<Values>) => string | null;

/** The part of the context that rules for any form need. */
type Labelled = Pick<RuleContext<unknown>, 'label'>;

/** Something must be there: a text that is not blank, a choice, a number, an entry of a list. */
export const required = (value: unknown, { label }: Labelled): string | null => (isMissing(value) ? validationMessages.required(label) : null);

function isMissing(value: unknown): boolean {
  if (typeof value === 'string') return isBlank(value);
  if (typeof value === 'number') return Number.isNaN(value);
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/** An e-mail address, if one is given (core §5). */
export const emailIfGiven = (value: string, { label }: Labelled): string | null => (isEmailIfGiven(value) ? null : validationMessages.notValid(label));

/** At least this many characters, unless empty: `required` reports that. */
export const atLeast = (minimum: number) => (value: string, { label }: Labelled): string | null => {
  const length = codePointCount(oneLine(value));
  return length > 0 && length < minimum ? validationMessages.tooShort(label, minimum) : null;
};

/** At most this many characters of the text as sent, counted as the host does (ADR 0183). Text shorter in UTF-16 units need not be counted at each letter. */
export const atMost = (maximum: number) => (value: string, { label }: Labelled): string | null =>
  value.length > maximum && codePointCount(value) > maximum ? validationMessages.tooLong(label, maximum) : null;

/** A field as a form declares it: its label, how its value is sent, and what that must be. */
export interface FormField<Value, Values> {
  /** As the field shows it; every sentence about the field begins with it. */
  label: string;
  /** The value as it is sent: `oneLine` for a name. Values that are sent alike don't count as changed. @default as it is */
  clean?: (value: Value) => Value;
  /** What the value must be. The first broken rule is reported. @default anything */
  rules?: readonly Rule<Value, Values>[];
}

/** The fields of a form that have a label, and so a place for what is wrong with them. */
export type FormFields<Values extends object> = { readonly [Name in keyof Values]?: FormField<Values[Name], Values> };

/** Names of the fields with something wrong, each with its sentence. */
export type Problems<Values> = { readonly [Name in keyof Values]?: string };

/** The names of a form's values. */
export const namesOf = <Values extends object>(values: Values): (keyof Values)[] => Object.keys(values) as (keyof Values)[];

/** The values, or some of them, as they are sent. */
export function cleaned<Values extends object, Held extends Partial<Values> = Values>(held: Held, fields: FormFields<Values>): Held {
  const values: Partial<Values> = held;
  const clean = <Name extends keyof Values>(name: Name): Values[Name] => {
    const field: FormField<Values[Name], Values> | undefined = fields[name];
    const value = values[name] as Values[Name];
    return field?.clean ? field.clean(value) : value;
  };
  return Object.fromEntries((Object.keys(values) as (keyof Values)[]).map((name) => [name, clean(name)])) as Held;
}

/**
 * What is wrong with the values, by field.
 *
 * @param opened the values as they are known: an unchanged value that cannot be read is not reported
 * @param unread fields which report that they cannot read their text, as phone fields do; an empty one has none
 * @param sent the values as they are sent, where they are known already
 */
export function problemsOf<Values extends object>(values: Values, opened: Values, fields: FormFields<Values>, unread: ReadonlySet<keyof Values> = new Set(), sent: Values = cleaned(values, fields)): Problems<Values> {
  const problem = <Name extends keyof Values>(name: Name): string | null => {
    const field: FormField<Values[Name], Values> | undefined = fields[name];
    if (field === undefined) return null;
    for (const rule of field.rules ?? []) {
      const sentence = rule(sent[name], { label: field.label, values: sent, opened });
      if (sentence !== null) return sentence;
    }
    const isIllegible = unread.has(name) && !isMissing(sent[name]) && !isSameValue(values[name], opened[name]);
    return isIllegible ? validationMessages.notValid(field.label) : null;
  };
  const found = namesOf(values).flatMap((name) => {
    const sentence = problem(name);
    return sentence === null ? [] : [[name, sentence] as const];
  });
  return Object.fromEntries(found) as Problems<Values>;
}
