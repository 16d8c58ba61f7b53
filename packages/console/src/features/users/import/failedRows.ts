import { unguarded, writeCsv } from '@noticeboard/design-system';
import { importMessages } from '../../../messages/import.ts';
import type { ImportPreview, RowNote } from './importPreview.ts';

/**
 * The failed rows as a CSV file that is safe to open in a spreadsheet: the columns of the file that was sent with the
 * reason at the end, which a later import ignores (faults X07).
 */
export function failedRowsFile({ header, rows }: Pick<ImportPreview, 'header' | 'rows'>, failed: readonly RowNote[]): string {
  const cellsOf = new Map(rows.map(({ row, cells }) => [row, cells]));
  const lines = failed.map(({ row, message }) => {
    const cells = (cellsOf.get(row) ?? []).map(unguarded);
    return [...header.map((_, place) => cells[place] ?? ''), message];
  });
  return writeCsv([[...header, importMessages.reason], ...lines]);
}

/** A template with the columns and an example. */
export const templateFile = (): string => writeCsv([['name', 'username', 'email', 'phoneNumber'], importMessages.templateRow]);
