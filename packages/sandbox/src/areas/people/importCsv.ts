import { ProblemError } from '../../http/operation.ts';

/** A row of the file. */
export interface CsvRow {
  /** Its number as a spreadsheet shows it: the first row is 1, empty rows count, a quoted line break does not. */
  row: number;
  cells: string[];
}

/**
 * The rows of a CSV file that hold anything (RFC 4180). Quoted cells may hold the separator, line breaks and doubled
 * quotes; the separator is the comma, semicolon or tab that the first row uses most.
 *
 * @throws ProblemError 400 for a quote that is never closed
 */
export function csvRows(text: string, separator: string = separatorOf(text)): CsvRow[] {
  const rows: CsvRow[] = [];
  let [cells, cell, row, place]: [string[], string, number, number] = [[], '', 1, 0];
  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((content) => content.trim() !== '')) rows.push({ row, cells });
    cells = [];
    row += 1;
  };
  while (place < text.length) {
    const sign = text[place];
    if (sign === '"' && cell === '') {
      const quoted = readQuoted(text, place);
      if (quoted === undefined) throw new ProblemError(400, `The quote that begins in row ${row} is never closed.`);
      ({ content: cell, end: place } = quoted);
      // An empty pair of quotes must not look like the start of the next.
      if (text[place] === '"') cell += text[place++];
      continue;
    }
    if (sign === separator) endCell();
    else if (sign === '\n' || sign === '\r') {
      endRow();
      if (sign === '\r' && text[place + 1] === '\n') place += 1;
    } else cell += sign;
    place += 1;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}

/** What stands between the quote at `start` and the one that closes it; `end` is the place after that. */
function readQuoted(text: string, start: number): { content: string; end: number } | undefined {
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return undefined;
    if (text[quote + 1] !== '"') return { content: text.slice(start + 1, quote).replaceAll('""', '"'), end: quote + 1 };
    from = quote + 2;
  }
}

function separatorOf(text: string): string {
  const [line = ''] = text.trimStart().split(/[\r\n]/, 1);
  const count = (separator: string) => line.split(separator).length;
  return [',', ';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}
