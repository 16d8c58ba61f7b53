/** The rows of a response that should be a list: none when it is something else, without entries that are not rows (faults N08). */
export function rowsOf<Row extends object>(answer: readonly Row[] | null | undefined): readonly Row[] {
  const entries: readonly unknown[] = Array.isArray(answer) ? answer : [];
  return entries.filter((entry): entry is Row => typeof entry === 'object' && entry !== null);
}
