import type { Answer, AskedQuestion } from './answerSheet.ts';

/** How answers to a question are shown: its options counted, the numbers of a rating counted, or as texts. */
export type AnswerKind = 'options' | 'rating' | 'written';

/** A question, with the values by which its answers are counted. */
export interface CountedQuestion extends AskedQuestion {
  kind: AnswerKind;
  /** The options, in order. */
  options: readonly { id: string; label: string; value: string }[];
}

/** One option, and how many people have chosen it. */
export interface ResultBar {
  id: string;
  label: string;
  count: number;
}

/** Highest number of a rating (decisions-content O31). */
const stars = 5;

/** How often each option was chosen, for a question with options or numbers, in its own order. */
export function barsOf({ kind, options }: Pick<CountedQuestion, 'kind' | 'options'>, answers: readonly Answer[]): ResultBar[] {
  const counts = countsOf(answers);
  return kind === 'rating' ? ratingBars(counts) : optionBars(options, counts);
}

/** How often each option was chosen; several of a checkbox are joined by commas (decisions-content O6). Values that are no longer options are listed, too. */
function optionBars(options: CountedQuestion['options'], texts: ReadonlyMap<string, number>): ResultBar[] {
  const counts = new Map<string, number>();
  for (const [text, count] of texts) for (const part of text.split(',')) counts.set(part.trim(), (counts.get(part.trim()) ?? 0) + count);
  const known = options.map(({ id, label, value }) => ({ id, label, count: counts.get(value) ?? 0 }));
  const values = new Set(options.map(({ value }) => value));
  return [...known, ...[...counts].filter(([value]) => !values.has(value)).map(([value, count]) => ({ id: value, label: value, count }))];
}

function ratingBars(counts: ReadonlyMap<string, number>): ResultBar[] {
  const others = [...counts.keys()].filter((value) => !(Number(value) >= 1 && Number(value) <= stars)).toSorted();
  return [...Array.from({ length: stars }, (_, index) => String(index + 1)), ...others].map((value) => ({ id: value, label: value, count: counts.get(value) ?? 0 }));
}

/** How often each value occurs, by its text. */
function countsOf(values: readonly (string | number | null)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  return counts;
}

/** A range of days, both ends included, YYYY-MM-DD. */
export interface Days {
  start: string;
  end: string;
}

/** Whether a day is in the range; true for null, and for a range that ends before it begins, which nobody means. */
export function isOn(day: string | null, days: Days | null): boolean {
  if (days === null || days.start > days.end) return true;
  return day !== null && day >= days.start && day <= days.end;
}

/** Most days of the line chart: a longer survey shows its last ones. */
const longestLine = 366;
const oneDay = 86_400_000;

/** How many people answered on each day, without a gap from the first to the last. */
export function responsesPerDay(answeredOn: readonly (string | null)[]): { days: string[]; counts: number[] } {
  const counts = countsOf(answeredOn.filter((day) => day !== null));
  const known = [...counts.keys()].toSorted();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return { days: [], counts: [] };
  const end = Date.parse(last);
  const begin = Math.max(Date.parse(first), end - (longestLine - 1) * oneDay);
  const days = Array.from({ length: (end - begin) / oneDay + 1 }, (_, index) => new Date(begin + index * oneDay).toISOString().slice(0, 10));
  return { days, counts: days.map((each) => counts.get(each) ?? 0) };
}
