import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { looksLikeFormula, plainCsv, readCsv, readText, unguarded, writeCsv } from './csv.ts';

const cellsOf = (text: string) => readCsv(text).rows.map(({ cells }) => cells);
const encoder = new TextEncoder();

/** Text as UTF-16. */
function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1) view.setUint16(index * 2, text.charCodeAt(index), isLittle);
  return bytes;
}

describe('reading', () => {
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
  ])('understands %s', (_, text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });

  test('counts rows as a spreadsheet does: empty ones too, lines in quotes not', () => {
    expect(readCsv('a\n\n"b\nb"\nc').rows.map(({ row }) => row)).toEqual([1, 3, 4]);
  });

  test('says where a quote is never closed', () => {
    expect(readCsv('a,b\n"c,d')).toEqual({ rows: [{ row: 1, cells: ['a', 'b'] }], openQuoteRow: 2 });
  });

  test.each([
    ['utf-8', encoder.encode('Zoé')],
    ['utf-8', encoder.encode('\uFEFFZoé')],
    ['utf-16le', utf16('\uFEFFZoé', true)],
    ['utf-16be', utf16('\uFEFFZoé', false)],
    ['utf-16le', utf16('Zoé', true)],
    ['utf-16be', utf16('Zoé', false)],
    ['windows-1252', Uint8Array.from([0x5a, 0x6f, 0xe9])],
  ])('takes %s as it is', (encoding, bytes) => {
    expect(readText(bytes)).toEqual({ text: 'Zoé', encoding });
  });

  test('knows what is no text', () => {
    expect(readText(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 8, 0, 0]))).toBeNull();
  });
});

describe('writing', () => {
  test('keeps spreadsheets from running what people wrote', () => {
    expect(writeCsv([['=1+1', "@SUM('a')", '-2+3', '+1 416 555 0199', 'Anna', '-4']])).toBe("\uFEFF'=1+1,'@SUM('a'),'-2+3,'+1 416 555 0199,Anna,-4\r\n");
  });

  test('is read again as it was, whatever the cells hold', () => {
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
  ])('guards what a spreadsheet with other separators would run: %j', (cell, expected) => {
    expect(writeCsv([[cell]])).toBe(`\uFEFF${expected}\r\n`);
  });

  test('never begins a cell with a formula, at whatever sign a spreadsheet splits', () => {
    const text = fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\r', '\n', '=', '@', 'a', ' '), maxLength: 12 });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), (cells) => {
        const line = writeCsv([['first', ...cells]]).slice(1);
        expect(line.split(/[;\t\r\n]/).filter((part) => /^[\s"]*[=@]/.test(part))).toEqual([]);
        expect(cellsOf(line).flat().filter((cell) => /^\s*[=@]/.test(cell))).toEqual([]);
      }),
    );
  });

  test('is plain for a host: no mark and no apostrophe', () => {
    expect(plainCsv([['name', 'phoneNumber'], ['=1+1', '+14165550199'], ['Kim, "Anna"', '']])).toBe('name,phoneNumber\r\n=1+1,+14165550199\r\n"Kim, ""Anna""",\r\n');
  });

  test('tells a formula from a number and a name', () => {
    expect(['=A1', '+cmd', '@x', '-1+1', ' =1', 'Anna', '-5', '', 'a=b'].map(looksLikeFormula)).toEqual([true, true, true, true, true, false, false, false, false]);
  });
});
