import { entryMessages } from '../messages/entry.ts';

/**
 * The rows of a list, each with a name: one without is called 'Unknown', so that its acts are named, too, and the others are
 * shown all the same (faults N08). Rows that all have one are answered as they are.
 */
export function named<Row extends { name: string }>(rows: readonly Row[]): readonly Row[] {
  const { unknown } = entryMessages.application;
  return rows.every(({ name }) => name) ? rows : rows.map((row) => (row.name ? row : { ...row, name: unknown }));
}
