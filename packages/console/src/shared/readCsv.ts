import { CsvError, parse } from 'csv-parse/browser/esm/sync';

/** A row of a CSV file that holds anything. */
export interface CsvRow {
  /** Its number as a spreadsheet shows it: the first row is 1, empty rows count, a quoted line break does not. */
  row: number;
  cells: string[];
}

/** What a CSV file holds. */
export interface Csv {
  rows: CsvRow[];
  /** Row in which a quote begins that is never closed: what follows it cannot be trusted. */
  openQuoteRow?: number;
}

/**
 * Reads comma-separated values (RFC 4180) as spreadsheets write them: any line end, rows of any length, and the separator
 * that the first row uses most: comma, semicolon or tab.
 */
export function readCsv(text: string): Csv {
  const rows: CsvRow[] = [];
  try {
    parse(text, {
      delimiter: separatorOf(text),
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
    return { rows, openQuoteRow: Number(error['records']) + 1 };
  }
  return { rows };
}

function separatorOf(text: string): string {
  const [line = ''] = text.trimStart().split(/[\r\n]/, 1);
  const count = (separator: string) => line.split(separator).length;
  return [',', ';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}
