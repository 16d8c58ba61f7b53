import { CsvError, parse } from 'csv-parse/sync';
import { ProblemError } from '../../../contract/problemError.ts';

/** A row of the file. */
export interface CsvRow {
  /** Its number as a spreadsheet shows it: the first row is 1, empty rows count, a quoted line break does not. */
  row: number;
  cells: string[];
}

/**
 * The rows of a CSV file that are not empty (RFC 4180), with any line end and of any length; the separator is the comma,
 * semicolon or tab that the first row uses most.
 *
 * @throws ProblemError 400 for a quote that is never closed
 */
export function csvRows(text: string, separator: string = separatorOf(text)): CsvRow[] {
  const rows: CsvRow[] = [];
  try {
    parse(text, {
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      on_record: (cells: string[], { records }) => {
        if (cells.some((cell) => cell.trim() !== '')) rows.push({ row: records, cells });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    throw new ProblemError(400, `The quote that begins in row ${Number(error['records']) + 1} is never closed.`);
  }
  return rows;
}

function separatorOf(text: string): string {
  const [line = ''] = text.trimStart().split(/[\r\n]/, 1);
  const count = (separator: string) => line.split(separator).length;
  return [',', ';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}
