import { unzipSync } from 'fflate';
import type { ArrivingBytes } from './arrivingBytes.ts';
import { createSharedTexts } from './sharedTexts.ts';
import { createSheetReader, type SheetCell, type SheetRow } from './sheetReader.ts';
import { unfamiliar } from './unfamiliar.ts';
import { readParts } from './workbookParts.ts';
import { createZipReader, type ByteSink } from './zipReader.ts';

/** Rows of a sheet, in order. */
export type SheetRows = readonly (readonly SheetCell[])[];

/**
 * The rows of a workbook's first sheet, while it arrives: the same that `read-excel-file` reads from the whole, without the empty cells at
 * the end of a row. Shared texts are read as far as rows need them; if they come after the sheet, the rows wait until they have arrived.
 *
 * @throws UnfamiliarWorkbookError, or the errors of its readers for a damaged file; rows returned until then may have been wrong
 */
export async function* arrivingRows(bytes: ArrivingBytes): AsyncGenerator<SheetRows> {
  const { sheetPath, textsPath, styles } = await readParts(bytes);
  const texts = createSharedTexts();
  const sheet = createSheetReader(styles);
  let sheetLength = 0;
  const takeSheet: ByteSink = (part, isLast) => {
    sheetLength += part.length;
    sheet.take(part, isLast);
  };
  const textReader = createZipReader(bytes, (name) => (name === textsPath ? texts.take : null));
  const sheetReader = createZipReader(bytes, (name) => (name === sheetPath ? takeSheet : null));
  const shape = createShape();
  while (!sheet.isWhole()) {
    const isMore = await sheetReader.advance();
    const rows: SheetCell[][] = [];
    for (const row of sheet.rows()) {
      for (const place of row.shared) {
        const text = row.cells[place] as number;
        while (text >= texts.read.length && (await textReader.advance()));
        row.cells[place] = texts.read[text] ?? unfamiliar('a shared text that is not there');
        if (row.cells[place] === '') row.cells[place] = null;
      }
      shape.add(row, rows);
    }
    if (rows.length > 0) yield rows;
    if (!isMore && !sheet.isWhole()) unfamiliar('a sheet without an end');
  }
  // The directory at the end of a zip decides: a file may have been replaced in it.
  unzipSync(await bytes.whole(), {
    filter: ({ name, originalSize }) => {
      if (name === sheetPath && originalSize !== sheetLength) unfamiliar('a sheet of another length');
      return false;
    },
  });
}

/** Puts the rows at their numbers, and leaves out the empty ones at the end. */
function createShape() {
  let count = 0;
  let width: number | null = null;
  return {
    add: ({ number, cells }: SheetRow, rows: SheetCell[][]) => {
      while (cells.length > 0 && cells.at(-1) === null) cells.pop();
      if (cells.length === 0) return;
      for (; count < number - 1; count += 1) rows.push([]);
      // Columns are found by the first row.
      if (width === null && number > 1) unfamiliar('an empty first row');
      width ??= cells.length;
      if (cells.length > width) unfamiliar('a row that is longer than the first');
      count += 1;
      rows.push(cells);
    },
  };
}
