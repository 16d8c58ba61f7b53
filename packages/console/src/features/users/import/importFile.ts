import { plainCsv } from '@noticeboard/design-system';
import { type ImportPerson, importColumns, type RowNote } from './importPreview.ts';

/**
 * The file that is sent: the people of the chosen one, in the plain form that every host reads. Its separator,
 * encoding, headings, further columns and apostrophes before formulas are dropped (core §7, decisions-core O40).
 */
export const importFile = (people: readonly ImportPerson[], name: string): File =>
  new File([plainCsv([importColumns, ...people.map((person) => importColumns.map((column) => person[column]))])], name, { type: 'text/csv' });

/** The host's notes on rows of the file that was sent, moved to the rows of the chosen one: it may have empty rows between. */
export const atChosenRows = (people: readonly ImportPerson[], failed: readonly RowNote[]): RowNote[] =>
  failed.map(({ row, message }) => ({ row: people[row - 2]?.row ?? row, message }));
