import { entryMessages } from '../messages/entry.ts';

/**
 * The rows of a list, each with a name: one without is called 'Unknown', so that its acts are named, too, and the others are
 * shown all the same (faults N08); a blank one names nothing either. Rows that all have one are answered as they are.
 */
export function named<Row extends { name: string }>(rows: readonly Row[]): readonly Row[] {
  const { unknown } = entryMessages.application;
  return rows.every(hasName) ? rows : rows.map((row) => (hasName(row) ? row : { ...row, name: unknown }));
}

// An answer may hold what the contract rules out.
const hasName = ({ name }: { name: string | null }): boolean => typeof name === 'string' && name.trim() !== '';
