/** Comma-separated values as every host reads them (RFC 4180): no byte order mark, each cell as it is. */
export const plainCsv = (rows: readonly (readonly string[])[]): string => rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('');

/**
 * Writes comma-separated values that are safe to open in a spreadsheet: nothing in them runs as a formula (faults X07).
 * Begins with a byte order mark, without which Excel misreads accents.
 */
export const writeCsv = (rows: readonly (readonly string[])[]): string => `\uFEFF${plainCsv(rows.map((cells) => cells.map(guarded)))}`;

const written = (cell: string): string => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Beginnings of a cell that a spreadsheet runs, the full-width forms among them. */
const formula = /^\s*[=+\-@＝＋－＠\t\r]/u;
/** The same after other separators: a spreadsheet that splits at semicolons or tabs ignores quotes inside a cell. */
const laterFormula = /^[\s"]*[=+\-@＝＋－＠]/u;
const number = /^[+-]?\d+(?:[.,]\d+)?$/;
const separators = /([;\t\r\n])/;

/** The cell with an apostrophe before every part that a spreadsheet would run, whatever separates its cells. Numbers stay. */
function guarded(cell: string): string {
  const isRun = formula.test(cell) && !number.test(cell);
  const [first = '', ...later] = cell.split(separators);
  return [isRun ? `'${first}` : first, ...later.map((part) => (laterFormula.test(part) && !number.test(part) ? `'${part}` : part))].join('');
}

/** One cell, which a spreadsheet does not run. */
export const safeCell = (cell: string): string => written(guarded(cell));

/** Removes the apostrophes that keep a spreadsheet from running a cell, so that a file written here can be read again. */
export function unguarded(cell: string): string {
  const text = cell.replaceAll(/([;\t\r\n])'(?=[\s"]*[=+\-@＝＋－＠])/gu, '$1');
  return /^'\s*[=+\-@＝＋－＠\t\r]/u.test(text) ? text.slice(1) : text;
}

/** Whether a spreadsheet would run the cell, or a part of it, when a file that holds it is opened. */
export const looksLikeFormula = (cell: string): boolean => guarded(cell) !== cell;
