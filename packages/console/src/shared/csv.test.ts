import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { looksLikeFormula, plainCsv, unguarded, writeCsv } from '@noticeboard/design-system';
import { readCsv } from './readCsv.ts';

const cellsOf = (text: string) => readCsv(text).rows.map(({ cells }) => cells);

describe('Files of comma-separated values', () => {
  test('A CSV file keeps spreadsheets from running what people wrote', () => {
    expect(writeCsv([['=1+1', "@SUM('a')", '-2+3', '+1 416 555 0199', 'Anna', '-4']])).toBe("\uFEFF'=1+1,'@SUM('a'),'-2+3,'+1 416 555 0199,Anna,-4\r\n");
  });

  test('A CSV file is read again as it was written, whatever the cells contain', () => {
    const letters = ['"', ',', ';', '\t', '\r', '\n', '=', '+', '-', '@', ' ', "'", '1', 'é', '😀'];
    const cell = fc.string({ unit: fc.constantFrom(...letters), maxLength: 6 }).filter((text) => !/(^|[;\t\r\n])'/.test(text));
    const row = fc.tuple(fc.constant('first'), cell, cell);
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 3 }), (rows) => {
        const again = cellsOf(writeCsv([['a', 'b', 'c'], ...rows]).slice(1)).slice(1);
        return JSON.stringify(again.map((cells) => cells.map(unguarded))) === JSON.stringify(rows);
      }),
    );
  });

  test.each([
    ['x;+a;-b;@c', '"x;\'+a;\'-b;\'@c"'],
    ["x\t=cmd|' /C calc'!A0", '"x\t\'=cmd|\' /C calc\'!A0"'],
    ['x;"=1+1"', '"x;\'""=1+1"""'],
    ['=a;=b', '"\'=a;\'=b"'],
    ['x\n=1+1', '"x\n\'=1+1"'],
    ['1;-4', '"1;-4"'],
  ])('A CSV file guards what a spreadsheet with other separators would run: %j', (cell, expected) => {
    expect(writeCsv([[cell]])).toBe(`\uFEFF${expected}\r\n`);
  });

  test('A CSV file never has a cell that begins with a formula, at whatever sign a spreadsheet splits', () => {
    const text = fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\r', '\n', '=', '@', 'a', ' '), maxLength: 12 });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), (cells) => {
        const line = writeCsv([['first', ...cells]]).slice(1);
        expect(line.split(/[;\t\r\n]/).filter((part) => /^[\s"]*[=@]/.test(part))).toEqual([]);
        expect(cellsOf(line).flat().filter((cell) => /^\s*[=@]/.test(cell))).toEqual([]);
      }),
    );
  });

  test('A CSV file for a host is plain: no mark and no apostrophe', () => {
    expect(plainCsv([['name', 'phoneNumber'], ['=1+1', '+14165550199'], ['Kim, "Anna"', '']])).toBe('name,phoneNumber\r\n=1+1,+14165550199\r\n"Kim, ""Anna""",\r\n');
  });

  test('A formula differs from a number and a name', () => {
    expect(['=A1', '+cmd', '@x', '-1+1', ' =1', 'Anna', '-5', '', 'a=b'].map(looksLikeFormula)).toEqual([true, true, true, true, true, false, false, false, false]);
  });
});
