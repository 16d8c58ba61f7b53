import { createRichText, unescaped } from './richText.ts';
import { momentOf, type SheetStyles } from './sheetStyles.ts';
import { unfamiliar } from './unfamiliar.ts';
import { createXmlReader } from './xmlReader.ts';
import type { ByteSink } from './zipReader.ts';

/** The value of a cell. */
export type SheetCell = string | number | boolean | Date | null;

/** A row of a sheet, as read. */
export interface SheetRow {
  /** From 1. */
  number: number;
  /** Up to the last that is not empty. */
  cells: SheetCell[];
  /** Indexes of cells whose number is the index of a shared text. */
  shared: number[];
}

/** Reads a sheet, a part at a time. */
export interface SheetReader {
  take: ByteSink;
  /** The rows read since the last call. */
  rows: () => SheetRow[];
  /** Whether the sheet was read to its end. */
  isWhole: () => boolean;
}

/**
 * Makes a reader of a sheet.
 *
 * @throws UnfamiliarWorkbookError, while it takes bytes, for rows or cells that are in unexpected places or hold something unknown
 */
export function createSheetReader(styles: SheetStyles): SheetReader {
  let rows: SheetRow[] = [];
  let row: SheetRow | null = null;
  let lastNumber = 0;
  let cell: { place: number; type: string; style: string } | null = null;
  let value: string | undefined;
  let inline: string | undefined;
  let isInValue = false;
  let isInInline = false;
  let state: 'before' | 'inside' | 'after' = 'before';
  let isWhole = false;
  const text = createRichText();

  const endCell = ({ place, type, style }: { place: number; type: string; style: string }, { cells, shared }: SheetRow) => {
    const read = type === 's' && value !== undefined && value !== '' ? sharedPlace(value) : cellOf({ type, style, value, inline }, styles);
    if (read === null) return;
    while (cells.length < place) cells.push(null);
    if (type === 's') shared.push(place);
    cells.push(read);
  };
  const take = createXmlReader({
    open: (name, attributes) => {
      if (name === 'c') {
        if (row === null || cell !== null) unfamiliar('a cell outside of a row');
        const { r = '', t = 'n', s = '' } = attributes();
        cell = { place: columnIn(r, row), type: t === '' ? 'n' : t, style: s };
        if (cell.place < row.cells.length) unfamiliar('a cell before another');
        value = inline = undefined;
      } else if (cell !== null) {
        if (name === 'v') isInValue = true;
        else if (name === 'is') {
          isInInline = true;
          text.begin();
        } else text.open(name);
      } else if (name === 'row') {
        if (state !== 'inside' || row !== null) unfamiliar('a row outside of the sheet');
        row = { number: numberIn(attributes()['r'] ?? ''), cells: [], shared: [] };
        if (row.number <= lastNumber) unfamiliar('a row before another');
        lastNumber = row.number;
      } else if (name === 'sheetData') {
        if (state !== 'before') unfamiliar('a second sheet in a sheet');
        state = 'inside';
      }
    },
    close: (name) => {
      if (name === 'c' && cell !== null && row !== null) {
        endCell(cell, row);
        cell = null;
      } else if (cell !== null) {
        if (name === 'v') {
          isInValue = false;
          value ??= '';
          if (cell.type === 'str') value = unescaped(value);
        } else if (name === 'is') {
          isInInline = false;
          inline = text.end();
        } else text.close(name);
      } else if (name === 'row' && row !== null) {
        rows.push(row);
        row = null;
      } else if (name === 'sheetData') state = 'after';
    },
    text: (part) => {
      if (isInValue) value = part;
      else if (isInInline) text.text(part);
    },
  });
  return {
    take: (part, isLast) => {
      take(part, isLast);
      isWhole = isLast && state === 'after';
    },
    rows: () => {
      const read = rows;
      rows = [];
      return read;
    },
    isWhole: () => isWhole,
  };
}

/** The value of a cell, by the rules of `read-excel-file`. */
function cellOf({ type, style, value, inline }: { type: string; style: string; value: string | undefined; inline: string | undefined }, styles: SheetStyles): SheetCell {
  if (type === 'inlineStr') return textIn(inline);
  if (type === 'e' || value === undefined || value === '') return knownTypes.has(type) ? null : unfamiliar(`a cell of type ${type}`);
  switch (type) {
    case 'n':
      return numberOrDate(value, style, styles);
    case 'str':
      return textIn(value);
    case 'b':
      return value === '1' ? true : value === '0' ? false : unfamiliar('neither true nor false');
    case 'd':
      return Number.isNaN(Date.parse(value)) ? unfamiliar('no date') : new Date(value);
    default:
      return unfamiliar(`a cell of type ${type}`);
  }
}

const knownTypes = new Set(['n', 's', 'str', 'b', 'd', 'e']);

function textIn(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

function numberOrDate(value: string, style: string, styles: SheetStyles): number | Date {
  const number = Number(value);
  const isDate = style === '' ? false : (styles.isDate[Number(style)] ?? unfamiliar('an unknown style'));
  if (Number.isNaN(number)) unfamiliar('no number');
  return isDate ? momentOf(number, styles) : number;
}

function sharedPlace(value: string): number {
  const place = Number(value);
  return Number.isInteger(place) && place >= 0 ? place : unfamiliar('no shared text');
}

function numberIn(text: string): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : unfamiliar('a row without a number');
}

/** The column of an address such as 'AB12', from 0; its row must be the one that it is in. */
function columnIn(address: string, { number }: SheetRow): number {
  let column = 0;
  let place = 0;
  for (let code = address.charCodeAt(0); code >= 65 && code <= 90; code = address.charCodeAt(place)) {
    column = column * 26 + code - 64;
    place += 1;
  }
  if (column === 0 || Number(address.slice(place)) !== number) unfamiliar('a cell without an address');
  return column - 1;
}
