/** Marks the text as UTF-8 for spreadsheets, which otherwise read accents in an old code page. */
const byteOrderMark = '\u{FEFF}';

/** Begins of a cell that a spreadsheet runs as a formula, the full-width forms among them. */
const formula = /^\s*[=+\-@＝＋－＠\t\r]/u;
/** The same behind what separates cells elsewhere: a spreadsheet that splits there heeds no quotes inside a cell. */
const laterFormula = /^[\s"]*[=+\-@＝＋－＠]/u;

/**
 * Comma-separated values (RFC 4180). Text that would run as a formula, at whatever sign a spreadsheet splits, gets an
 * apostrophe before it: names are written by people (faults X07). Numbers stay numbers.
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
