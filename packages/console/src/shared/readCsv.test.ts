import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from './readCsv.ts';

const cellsOf = (text: string) => readCsv(text).rows.map(({ cells }) => cells);

describe('Reading CSV files', () => {
  test.each([
    ['commas and both line ends', 'a,b\r\nc,d\n', [['a', 'b'], ['c', 'd']]],
    ['old Mac line ends', 'a,b\rc,d', [['a', 'b'], ['c', 'd']]],
    ['semicolons', 'a;b\nc,d;e', [['a', 'b'], ['c,d', 'e']]],
    ['tabs', 'a\tb\nc\td', [['a', 'b'], ['c', 'd']]],
    ['quotes', '"a,1","b ""x"""\n"c\r\nd",', [['a,1', 'b "x"'], ['c\r\nd', '']]],
    ['empty quotes', '"",a', [['', 'a']]],
    ['a quote inside a cell', 'a"b,c', [['a"b', 'c']]],
    ['nothing', '', []],
    ['nothing but separators', ' , \n,,\n', []],
  ])('Reading a CSV file understands %s', (_, text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });

  test('Reading a CSV file counts rows as a spreadsheet does: empty ones too, lines in quotes not', () => {
    expect(readCsv('a\n\n"b\nb"\nc').rows.map(({ row }) => row)).toEqual([1, 3, 4]);
  });

  test('Reading a CSV file says where a quote is never closed', () => {
    expect(readCsv('a,b\n"c,d')).toEqual({ rows: [{ row: 1, cells: ['a', 'b'] }], openQuote: { row: 2, line: 2, cell: 0, text: '"c,d' } });
    expect(readCsv('a,b\r\n\r\n"é\r\nx",y\r\nz,"c\r\nd,e\r\n').openQuote).toEqual({ row: 4, line: 5, cell: 1, text: 'z,"c' });
  });

  test('Reading a CSV file makes rows of any text, and every one contains something', () => {
    const text = fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\r', '\n', 'a', ' '), maxLength: 30 });
    fc.assert(
      fc.property(text, (file) => {
        const { rows } = readCsv(file);
        expect(rows.every(({ cells }) => cells.join('').trim() !== '')).toBe(true);
        expect(rows.map(({ row }) => row)).toEqual(rows.map(({ row }) => row).toSorted((a, b) => a - b));
      }),
    );
  });
});
