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

/** How the letters of a file are written. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** A spreadsheet's file as text. */
export interface FileText {
  text: string;
  encoding: TextEncoding;
}

/**
 * The text of a file as spreadsheets write it: UTF-8 with or without a byte order mark, UTF-16 of either order (told by
 * its mark, or by the zero bytes of Latin letters), and Windows-1252 for what is no UTF-8. Null for what is no text.
 */
export function readText(bytes: Uint8Array): FileText | null {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return text.includes('\0') ? null : { text, encoding };
}

function encodingOf(bytes: Uint8Array): TextEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 256);
  const zerosAt = (parity: number) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  if (zerosAt(1) > start.length / 4 && zerosAt(0) === 0) return 'utf-16le';
  if (zerosAt(0) > start.length / 4 && zerosAt(1) === 0) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/**
 * Reads comma-separated values (RFC 4180). Quoted cells may hold the separator, line breaks and doubled quotes; the
 * separator is the comma, semicolon or tab that the first row uses most.
 */
export function readCsv(text: string): Csv {
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let [cells, cell, row, place]: [string[], string, number, number] = [[], '', 1, 0];
  const endRow = () => {
    cells.push(cell);
    if (cells.some((content) => content.trim() !== '')) rows.push({ row, cells });
    [cells, cell, row] = [[], '', row + 1];
  };
  while (place < text.length) {
    const sign = text[place];
    if (sign === '"' && cell === '') {
      const end = endOfQuoted(text, place);
      if (end === -1) return { rows, openQuoteRow: row };
      cell = text.slice(place + 1, end).replaceAll('""', '"');
      place = end;
    } else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n' || sign === '\r') {
      endRow();
      if (sign === '\r' && text[place + 1] === '\n') place += 1;
    } else cell += sign;
    place += 1;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return { rows };
}

/** Place of the quote that closes the one at `start`, or -1. */
function endOfQuoted(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end;
}

function separatorOf(text: string): string {
  const [line = ''] = text.trimStart().split(/[\r\n]/, 1);
  const count = (separator: string) => line.split(separator).length;
  return [',', ';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

/** Comma-separated values as every host reads them (RFC 4180): no byte order mark, each cell as it stands. */
export const plainCsv = (rows: readonly (readonly string[])[]): string => rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('');

/**
 * Writes comma-separated values that are safe to open in a spreadsheet: nothing in them runs as a formula (faults X07).
 * Begins with a byte order mark, without which Excel misreads accents.
 */
export const writeCsv = (rows: readonly (readonly string[])[]): string => `\uFEFF${plainCsv(rows.map((cells) => cells.map(guarded)))}`;

const written = (cell: string): string => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Begins of a cell that a spreadsheet runs, the full-width forms among them. */
const formula = /^\s*[=+\-@＝＋－＠\t\r]/u;
/** The same behind what separates cells elsewhere: a spreadsheet that splits at semicolons or tabs heeds no quotes inside a cell. */
const laterFormula = /^[\s"]*[=+\-@＝＋－＠]/u;
const number = /^[+-]?\d+(?:[.,]\d+)?$/;
const separators = /([;\t\r\n])/;

/** The cell with an apostrophe before all in it that a spreadsheet would run, whatever separates its cells. Numbers stay. */
function guarded(cell: string): string {
  const isRun = formula.test(cell) && !number.test(cell);
  const [first = '', ...later] = cell.split(separators);
  return [isRun ? `'${first}` : first, ...later.map((part) => (laterFormula.test(part) && !number.test(part) ? `'${part}` : part))].join('');
}

/** Takes back the apostrophes that keep a spreadsheet from running a cell, so that a file written here can be read again. */
export function unguarded(cell: string): string {
  const text = cell.replaceAll(/([;\t\r\n])'(?=[\s"]*[=+\-@＝＋－＠])/gu, '$1');
  return /^'\s*[=+\-@＝＋－＠\t\r]/u.test(text) ? text.slice(1) : text;
}

/** Whether a spreadsheet would run the cell, or a part of it, when a file that holds it is opened. */
export const looksLikeFormula = (cell: string): boolean => guarded(cell) !== cell;
