import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { unfamiliar } from './unfamiliar.ts';

/** How the numbers of a workbook are to be read. */
export interface SheetStyles {
  /** Of each style, whether its numbers are dates. */
  isDate: readonly boolean[];
  /** Days from day 0 to 1970. */
  daysBefore: number;
}

const someDay = 45_000;
const oneDay = 86_400_000;
/** Days from day 0 of most workbooks to 1970. */
const usualDaysBefore = 25_569;

/**
 * Finds out how `read-excel-file` itself reads a number of each style, with a sheet of such numbers: its rules for dates are many.
 *
 * @param files the workbook's own description and its styles
 * @param sheetPath the path of its sheet
 * @param count how many styles there are
 */
export async function stylesBy(files: Record<string, Uint8Array>, sheetPath: string, count: number): Promise<SheetStyles> {
  if (count === 0) return { isDate: [], daysBefore: usualDaysBefore };
  const rows = Array.from({ length: count }, (_, style) => `<row r="${style + 1}"><c r="A${style + 1}" s="${style}"><v>${someDay}</v></c></row>`);
  const sheet = new TextEncoder().encode(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`);
  const cells = (await readSheet(zipSync({ ...files, [sheetPath]: sheet }, { level: 0 }).buffer)).map(([cell]): unknown => cell);
  if (cells.length !== count) unfamiliar('styles that are not read');
  const date = cells.find((cell) => cell instanceof Date);
  return { isDate: cells.map((cell) => cell instanceof Date), daysBefore: date === undefined ? usualDaysBefore : someDay - date.getTime() / oneDay };
}

/** The moment of a number. */
export const momentOf = (days: number, { daysBefore }: SheetStyles): Date => new Date(Math.floor((days - daysBefore) * oneDay));
