import writeExcelFile from 'write-excel-file/node';
import { plainText } from '../database/plainText.ts';
import type { OperationResult } from '../../contract/operation.ts';

/** A cell's value; null for an empty one. */
export type WorkbookCell = string | number | Date | null;

const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const dateFormat = 'yyyy-mm-dd hh:mm';

/** Characters that XML cannot represent, and the longest text of a cell. */
const unwritable = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;
const longestText = 32_767;

/**
 * An Excel workbook of one sheet with a heading row. Text is stored as text: whatever it begins with, spreadsheets do not run it
 * (faults X07). Dates and numbers are stored as such; dates are in UTC.
 */
export async function workbookOf(sheet: string, head: readonly string[], rows: readonly (readonly WorkbookCell[])[]): Promise<Buffer> {
  const headCells = head.map((text) => ({ ...textCell(text), fontWeight: 'bold' as const }));
  const columns = head.map((text) => ({ width: Math.min(60, Math.max(18, text.length + 2)) }));
  return writeExcelFile([headCells, ...rows.map((row) => row.map(cell))], { sheet, columns, stickyRowsCount: 1 }).toBuffer();
}

/** The response of a download whose name is made of its content and its item. */
export function workbookResult(bytes: Buffer, words: readonly string[]): OperationResult {
  return { status: 200, file: { bytes, contentType, downloadName: `${words.map(fileWord).filter((word) => word !== '').join('-')}.xlsx` } };
}

/** A text as part of a file's name: letters, digits and dashes. */
export function fileWord(text: string): string {
  return plainText(text).replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

function cell(value: WorkbookCell) {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { value, type: Number };
  if (value instanceof Date) return { value, type: Date, format: dateFormat };
  return textCell(value);
}

function textCell(text: string) {
  return { value: text.replaceAll(unwritable, '').slice(0, longestText), type: String };
}
