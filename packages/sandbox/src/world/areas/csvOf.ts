/** Marks the text as UTF-8 for spreadsheets, which otherwise read accents in an old code page. */
const byteOrderMark = '\u{FEFF}';

/** Beginnings of a cell that spreadsheets run as a formula, including full-width forms. */
const formula = /^\s*[=+\-@＝＋－＠\t\r]/u;
/** The same after other cell separators: a spreadsheet that splits there ignores quotes inside a cell. */
const laterFormula = /^[\s"]*[=+\-@＝＋－＠]/u;

/**
 * Comma-separated values (RFC 4180). Text that would run as a formula, whatever the spreadsheet's separator, gets an
 * apostrophe before it: names are user input (faults X07). Numbers stay numbers.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return byteOrderMark + [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const [first = '', ...later] = value.split(/([;\t\r\n])/);
  const text = [formula.test(value) ? `'${first}` : first, ...later.map((part) => (laterFormula.test(part) ? `'${part}` : part))].join('');
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
