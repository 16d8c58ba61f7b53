import { CsvError, parse } from 'csv-parse/browser/esm/sync';

/** A row of a CSV file that is not empty. */
export interface CsvRow {
  /** Its number as a spreadsheet shows it: the first row is 1, empty rows count, a quoted line break does not. */
  row: number;
  cells: string[];
}

/** The contents of a CSV file. */
export interface Csv {
  rows: CsvRow[];
  /** A quote that is never closed: the text after it cannot be trusted. */
  openQuote?: OpenQuote;
}

/** The position of a quote that is never closed. */
export interface OpenQuote {
  /** Its row, as a spreadsheet counts them. */
  row: number;
  /** The line on which that row begins, as a text editor counts them. */
  line: number;
  /** The index of its cell in the row, from 0. */
  cell: number;
  /** The row as written, up to the end of its first line. */
  text: string;
}

/**
 * Reads comma-separated values (RFC 4180) as spreadsheets write them: any line ending, rows of any length, and the separator
 * that the first row uses most: comma, semicolon or tab.
 */
export function readCsv(text: string): Csv {
  const rows: CsvRow[] = [];
  let readBytes = 0;
  try {
    parse(text, {
      delimiter: separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      on_record: (cells: string[], { records, bytes }) => {
        readBytes = bytes;
        if (cells.some((cell) => cell.trim() !== '')) rows.push({ row: records, cells });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    return { rows, openQuote: { row: Number(error['records']) + 1, cell: Number(error['column']), ...beginningAt(text, readBytes) } };
  }
  return { rows };
}

/** The row that begins after this number of bytes in UTF-8, which is how the parser counts. */
function beginningAt(text: string, bytes: number): Pick<OpenQuote, 'line' | 'text'> {
  const encoded = new TextEncoder().encode(text);
  const [before, after] = [encoded.subarray(0, bytes), encoded.subarray(bytes)].map((part) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(part).split(/\r\n|\n|\r/));
  return { line: before?.length ?? 1, text: after?.[0] ?? '' };
}

function separatorOf(text: string): string {
  const [line = ''] = text.trimStart().split(/[\r\n]/, 1);
  const count = (separator: string) => line.split(separator).length;
  return [',', ';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}
