import { entryMessages } from '../messages/entry.ts';

/** A name as it is shown: 'Unknown' for one that is missing or blank, which would name nothing, and its actions neither (faults N08). */
export function shownName(name: string | null | undefined): string {
  // A response may contain values that the contract rules out.
  return typeof name === 'string' && name.trim() !== '' ? name : entryMessages.application.unknown;
}

/** The rows of a list, each with a name that can be shown. If all have one, the same array is returned. */
export function named<Row extends { name: string }>(rows: readonly Row[]): readonly Row[] {
  return rows.every(({ name }) => shownName(name) === name) ? rows : rows.map((row) => ({ ...row, name: shownName(row.name) }));
}
