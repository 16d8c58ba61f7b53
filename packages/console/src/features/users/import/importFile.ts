import { plainCsv } from '@noticeboard/design-system';
import { type ImportPerson, importColumns, type RowNote } from './importPreview.ts';

/**
 * The file that is sent: what was understood of the chosen one, in the plain form that every host reads. Its separator,
 * its encoding, its headings, further columns and apostrophes before formulas are left behind (core §7, decisions-core O40).
 */
export const importFile = (people: readonly ImportPerson[], name: string): File =>
  new File([plainCsv([importColumns, ...people.map((person) => importColumns.map((column) => person[column]))])], name, { type: 'text/csv' });

/** What the host says of rows of the file that was sent, at the rows of the one that was chosen: it may have empty ones between. */
export const atChosenRows = (people: readonly ImportPerson[], failed: readonly RowNote[]): RowNote[] =>
  failed.map(({ row, message }) => ({ row: people[row - 2]?.row ?? row, message }));
