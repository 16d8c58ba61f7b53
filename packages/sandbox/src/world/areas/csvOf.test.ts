import { describe, expect, test } from 'vitest';
import { csvOf } from './csvOf.ts';

const rowOf = (...cells: (string | number)[]) => csvOf(['Name'], [cells]).split('\r\n').slice(1, -1).join('\r\n');

describe('a file for a spreadsheet', () => {
  test('A file for a spreadsheet is marked as UTF-8 and starts with its header row', () => {
    expect(csvOf(['Name', 'Activities'], [['Zoë', 3]])).toBe('\u{FEFF}Name,Activities\r\nZoë,3\r\n');
  });

  test('A file for a spreadsheet keeps commas, quotation marks and line breaks inside their cell', () => {
    expect(rowOf('Chen, "Mei"\r\nLi')).toBe('"Chen, ""Mei""\r\nLi"');
  });

  test.each(['=HYPERLINK("http://x")', '+1', '-2+3', '@sum(A1)', '\tx', ' =1', '＝1', '－1'])('A file for a spreadsheet runs no name as a formula: %s', (name) => {
    expect(rowOf(name).replace(/^"/, '')).toMatch(/^'/);
  });

  test.each([
    ['x;+1;-b;@c', '"x;\'+1;\'-b;\'@c"'],
    ["x\t=cmd|'/C calc'!A0", '"x\t\'=cmd|\'/C calc\'!A0"'],
    ['x;"=1"', '"x;\'""=1"""'],
  ])('A file for a spreadsheet runs no formula where cells are split at semicolons or tabs either: %j', (name, written) => {
    expect(rowOf(name)).toBe(written);
  });

  test('A file for a spreadsheet has numbers as numbers', () => {
    expect(rowOf('A', -3)).toBe('A,-3');
  });
});
