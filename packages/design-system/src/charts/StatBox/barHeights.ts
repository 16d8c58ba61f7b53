/** Bars of a stat box (core §2 Dashboard). */
export const barCount = 5;

/** Height of a bar without a value, and the minimum of any bar: a visible line. */
const leastHeight = 0.08;
/** Height of the marks of a number that is not measured by day. */
const markHeight = 0.4;

/**
 * Heights of the five bars, from 0 to 1. Numbers by day are drawn from zero, the largest as high as there is room.
 * Without any the bars are equal, so that they suggest neither rise nor fall; at zero they are a flat line.
 *
 * @param numbers the last five by day; 0 for a number that is zero; undefined where nothing is measured by day
 */
export function barHeights(numbers: readonly number[] | 0 | undefined): number[] {
  if (numbers === undefined) return Array.from({ length: barCount }, () => markHeight);
  if (numbers === 0) return Array.from({ length: barCount }, () => leastHeight);
  const largest = Math.max(0, ...numbers);
  return numbers.map((number) => (largest > 0 ? Math.max(leastHeight, number / largest) : leastHeight));
}
