/** Begins of a cell that a spreadsheet runs, the full-width forms among them. */
const formula = /^\s*[=+\-@＝＋－＠\t\r]/u;
const number = /^[+-]?\d+(?:[.,]\d+)?$/;

const safeCell = (text: string): string => (formula.test(text) && !number.test(text) ? `'${text}` : text);

const written = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * Comma-separated values in which nothing runs as a formula when a spreadsheet opens them: names in them were written
 * by people, and a host may not have looked (faults X07). Numbers and all other cells stay as they are.
 */
export function withoutFormulas(csv: string): string {
  return csv.replaceAll(/("(?:[^"]|"")*"?|[^,\r\n]*)(,|\r\n|\r|\n|$)/g, (_, cell: string, end: string) => {
    const text = cell.startsWith('"') ? cell.slice(1, cell.length > 1 && cell.endsWith('"') ? -1 : undefined).replaceAll('""', '"') : cell;
    const safe = safeCell(text);
    return (safe === text ? cell : written(safe)) + end;
  });
}
