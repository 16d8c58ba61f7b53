import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutFormulas } from './withoutFormulas.ts';

describe('X07: A file for a spreadsheet', () => {
  it('stays as it is where nothing in it is a formula', () => {
    const csv = 'Name,Email,Count\r\n"Chen, ""Mei""\nLi",a@b.example,-3\r\n,,\r\n';
    expect(withoutFormulas(csv)).toBe(csv);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['"=HYPERLINK(""http://x"",""y"")"', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['@sum(A1)', "'@sum(A1)"],
    ['+1 250 555', "'+1 250 555"],
    ['-2+3', "'-2+3"],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ['"=never closed', "'=never closed"],
  ])('makes text of %s', (cell, expected) => {
    expect(withoutFormulas(`Name\r\nA,${cell}`)).toBe(`Name\r\nA,${expected}`);
  });

  it('keeps as many rows and begins no plain cell with a formula, whatever it is given', () => {
    assert(
      property(string({ unit: constantFrom('=', '@', '-', 'a', '1', ' ', ',', '\r', '\n', '\t'), maxLength: 20 }), (csv) => {
        const cells = withoutFormulas(csv).split(/[,\r\n]/);
        expect(cells.length).toBeGreaterThanOrEqual(csv.split(/[,\r\n]/).length);
        expect(cells.some((cell) => /^[=@]/.test(cell))).toBe(false);
      }),
    );
  });
});
