import { assert, asyncProperty, constantFrom, option, record, array, boolean, string, integer, double, date, oneof, constant } from 'fast-check';
import { readSheet } from 'read-excel-file/universal';
import writeExcelFile from 'write-excel-file/node';
import { describe, expect, it, vi } from 'vitest';
import { createArrivingBytes } from './arrivingBytes.ts';
import { arrivingRows, type SheetRows } from './arrivingRows.ts';
import { UnfamiliarWorkbookError } from './unfamiliar.ts';
import { filesOf, packed, packedAsWritten, type TestWorkbook, type WorkbookFiles } from './workbookOfParts.ts';

// A workbook is unpacked once for each of its bytes: this takes a minute beside other work.
vi.setConfig({ testTimeout: 300_000 });

const packers = { packed, packedAsWritten };

/** The rows of a workbook that arrives in two parts. */
async function rowsWhenCut(workbook: Uint8Array, at: number): Promise<SheetRows> {
  const bytes = createArrivingBytes();
  bytes.add(workbook.subarray(0, at));
  const rows: SheetRows[] = [];
  // The second part arrives while the first is read.
  queueMicrotask(() => {
    bytes.add(workbook.subarray(at));
    bytes.end();
  });
  for await (const more of arrivingRows(bytes)) rows.push(more);
  return rows.flat();
}

/** The result of `read-excel-file`, which fills each row with empty cells. */
const rowsOfWhole = (workbook: Uint8Array): Promise<SheetRows> => readSheet(new Uint8Array(workbook).buffer) as Promise<SheetRows>;

const withoutEmptyEnds = (rows: SheetRows) => rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== null) + 1));

async function expectSameRows(workbook: Uint8Array, at = 0): Promise<SheetRows> {
  const rows = await rowsWhenCut(workbook, at);
  expect(rows).toEqual(withoutEmptyEnds(await rowsOfWhole(workbook)));
  return rows;
}

const everyKind: TestWorkbook = {
  formats: ['General', 'yyyy-mm-dd hh:mm', '0.00%', '[Red]d. mmm yyyy;@'],
  texts: ['<t>User</t>', '<t>Answered (UTC)</t>', '<t xml:space="preserve"> Zoë &amp; <!-- and --> Čeněk &#x1F600; </t>', '<r><t>Half </t></r><r><rPr><b/></rPr><t>bold</t></r><rPh><t>unsaid</t></rPh>', '<t/>', '<t>_x0041_ line_x000D_</t>'],
  rows: [
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>why?</t></is></c><c r="AA1" t="str"><f>1+1</f><v>last_x0021_</v></c></row>',
    '<row r="2" spans="1:3"><c r="A2" t="s"><v>2</v></c><c r="B2" s="1"><v>46351.55561092593</v></c><c r="C2" t="b"><v>1</v></c><c r="D2" t="b"><v>0</v></c><c r="E2"><v>-1.5E-3</v></c></row>',
    '<row r="4"><c r="A4" t="s"><v>3</v></c><c r="B4" s="3"><v>45000</v></c><c r="C4" s="2"><v>0.5</v></c><c r="D4" t="e"><v>#N/A</v></c><c r="E4" t="d"><v>2026-11-25T10:00:00Z</v></c><c r="F4"/><c r="G4" t="s"><v>4</v></c></row>',
    '<row r="5"/><row r="6"><c r="A6" t="s"><v>5</v></c><c r="B6" s="0"><v></v></c><c r="C6" t="inlineStr"><is><r><t>in </t></r><r><t>runs</t></r></is></c><c r="D6" t="str"/><c r="Z6" t="n"><v> 7 </v></c></row>',
    '<row r="7"><c r="A7" t="s"><v>4</v></c></row><row r="9"></row>',
  ].join('\n'),
};

/** The same files, the shared texts before the sheet. */
const textsFirst = (files: WorkbookFiles): WorkbookFiles => Object.fromEntries(Object.entries(files).toSorted(([one], [other]) => Number(one.includes('sheet1')) - Number(other.includes('sheet1'))));

describe('The rows of an arriving workbook', () => {
  for (const [packer, pack] of Object.entries(packers)) {
    for (const [order, ordered] of Object.entries({ 'sheet first': (files: WorkbookFiles) => files, 'texts first': textsFirst })) {
      it(`The rows of an arriving workbook are those of the whole, wherever it is cut: ${packer}, ${order}`, async () => {
        const workbook = pack(ordered(filesOf(everyKind)));
        const whole = await expectSameRows(workbook);
        expect(whole).toHaveLength(6);
        for (let at = 1; at < workbook.length; at += 1) expect(await rowsWhenCut(workbook, at), `cut at ${at}`).toEqual(whole);
      });
    }
  }

  it('The rows of a workbook that arrives byte by byte are those of the whole', async () => {
    const workbook = packed(filesOf(everyKind));
    const bytes = createArrivingBytes();
    for (const byte of workbook) bytes.add(Uint8Array.of(byte));
    bytes.end();
    const rows: SheetRows[] = [];
    for await (const more of arrivingRows(bytes)) rows.push(more);
    expect(rows.flat()).toEqual(withoutEmptyEnds(await rowsOfWhole(workbook)));
  });

  it('The rows of an arriving workbook are those of the whole, with prefixed names and with days from 1904', async () => {
    const prefixed = everyKind.rows.replaceAll(/<(\/?)(\w)/g, '<$1x:$2');
    await expectSameRows(packed(filesOf({ ...everyKind, prefix: 'x:', rows: prefixed, texts: everyKind.texts?.map((text) => text.replaceAll(/<(\/?)(\w)/g, '<$1x:$2')) ?? null })));
    const [, row] = await expectSameRows(packed(filesOf({ ...everyKind, begins1904: true })));
    expect(row?.[1]).toEqual(new Date('2030-11-26T13:20:04.784Z'));
  });

  it('The rows of an arriving workbook from the sandbox’s exporter are those of the whole', async () => {
    const text = (value: string) => ({ value, type: String });
    const answered = (value: string) => ({ value: new Date(value), type: Date, format: 'yyyy-mm-dd hh:mm' });
    const workbook = await writeExcelFile([[text('User'), text('Answered (UTC)'), text('why?'), text('stars?')], [text('Ada <3'), answered('2026-11-21T23:30:00Z'), null, { value: 4, type: Number }], [text('Ben'), answered('2026-11-19T10:00:00Z'), text('=1+1'), null]], { sheet: 'Answers', stickyRowsCount: 1 }).toBuffer();
    expect(await expectSameRows(new Uint8Array(workbook))).toHaveLength(3);
  });

  it('The rows of an arriving workbook are those of the whole, whatever is in the cells and wherever it is cut', async () => {
    const cell = oneof(constant(null), string({ unit: 'grapheme' }), constantFrom('meal, ride', ' a & b ', '_x0041_', ']]>', '5'), double({ noNaN: true, noDefaultInfinity: true }), integer(), boolean(), date({ min: new Date('1901-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }));
    const workbook = record({ rows: array(array(cell, { maxLength: 5 }), { maxLength: 8 }), isShared: boolean(), isTextsFirst: boolean(), isAsWritten: boolean(), cut: option(double({ min: 0, max: 1, noNaN: true }), { nil: 0 }) });
    await assert(
      asyncProperty(workbook, async ({ rows, isShared, isTextsFirst, isAsWritten, cut }) => {
        const files = filesOf(workbookOf([['User', 'Answered', 'c', 'd', 'e'], ...rows], isShared));
        const bytes = (isAsWritten ? packedAsWritten : packed)(isTextsFirst ? textsFirst(files) : files);
        await expectSameRows(bytes, Math.floor(cut * bytes.length));
      }),
      { numRuns: 200 },
    );
  });

  it('The rows of an arriving workbook are known before the rest where the shared texts are before the sheet', async () => {
    const rows = Array.from({ length: 400 }, (_, place) => `<row r="${place + 1}"><c r="A${place + 1}" t="s"><v>0</v></c><c r="B${place + 1}"><v>${Math.sin(place)}</v></c></row>`);
    const workbook = packed(textsFirst(filesOf({ rows: rows.join(''), texts: ['<t>Ada</t>'] })));
    const bytes = createArrivingBytes();
    bytes.add(workbook.subarray(0, workbook.length / 2));
    const { value: first = [] } = (await arrivingRows(bytes).next()) as { value?: SheetRows };
    expect(first.length).toBeGreaterThan(20);
    expect(first.length).toBeLessThan(380);
    expect(first[0]).toEqual(['Ada', 0]);
  });
});

const cellA1 = (content: string) => `<row r="1"><c r="A1" ${content}</c></row>`;

describe('Workbooks of another shape', () => {
  const usual: TestWorkbook = { rows: cellA1('><v>1</v>'), texts: ['<t>one</t>'] };
  const changed = (path: string, from: string | RegExp, to: string): WorkbookFiles => {
    const files = filesOf(usual);
    return { ...files, [path]: files[path]?.replace(from, to) ?? to };
  };
  it.each<[string, WorkbookFiles]>([
    ['has no rows where they are expected', changed('xl/worksheets/sheet1.xml', '</sheetData>', '</sheetData><row r="2"/>')],
    ['ends in the middle of its sheet', changed('xl/worksheets/sheet1.xml', '</sheetData></worksheet>', '')],
    ['has an unknown style', filesOf({ ...usual, rows: cellA1('s="9"><v>1</v>') })],
    ['has an unknown type of cell', filesOf({ ...usual, rows: cellA1('t="z"><v>1</v>') })],
    ['has no number in a cell of numbers', filesOf({ ...usual, rows: cellA1('><v>one</v>') })],
    ['names a shared text that is not there', filesOf({ ...usual, rows: cellA1('t="s"><v>7</v>') })],
    ['has a cell without an address', filesOf({ ...usual, rows: '<row r="1"><c><v>1</v></c></row>' })],
    ['has a cell of another row', filesOf({ ...usual, rows: '<row r="1"><c r="A2"><v>1</v></c></row>' })],
    ['has its cells in another order', filesOf({ ...usual, rows: '<row r="1"><c r="B1"><v>1</v></c><c r="A1"><v>1</v></c></row>' })],
    ['has its rows in another order', filesOf({ ...usual, rows: '<row r="2"/><row r="1"/>' })],
    ['has rows without numbers', filesOf({ ...usual, rows: '<row><c r="A1"><v>1</v></c></row>' })],
    ['has a row that is longer than the first', filesOf({ ...usual, rows: `${cellA1('><v>1</v>')}<row r="2"><c r="B2"><v>1</v></c></row>` })],
    ['begins with an empty row', filesOf({ ...usual, rows: '<row r="2"><c r="A2"><v>1</v></c></row>' })],
    ['has its styles at another place', changed('xl/_rels/workbook.xml.rels', 'styles.xml', 'looks.xml')],
    ['has no sheet', changed('xl/workbook.xml', 'r:id="r0"', 'r:id="r9"')],
  ])('A workbook is not read row by row when it %s', async (_, files) => {
    await expect(rowsWhenCut(packed(files), 0)).rejects.toThrow(UnfamiliarWorkbookError);
  });

  it('A workbook is rejected when it is damaged, or is not a workbook', async () => {
    const workbook = packed(filesOf(everyKind));
    await expect(rowsWhenCut(workbook.subarray(0, workbook.length - 30), 0)).rejects.toThrow();
    await expect(rowsWhenCut(workbook.subarray(0, 300), 0)).rejects.toThrow();
    await expect(rowsWhenCut(new TextEncoder().encode('<html>Sign in</html>'), 0)).rejects.toThrow();
    await expect(rowsWhenCut(new Uint8Array(), 0)).rejects.toThrow();
  });
});

const dayZero = Date.UTC(1899, 11, 30);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A workbook of some cells; texts are shared or in their cells. */
function workbookOf(rows: readonly (readonly (string | number | boolean | Date | null)[])[], isShared: boolean): TestWorkbook {
  const texts: string[] = [];
  const cellOf = (value: string | number | boolean | Date | null, at: string) => {
    if (value === null) return '';
    if (typeof value === 'string') return isShared ? `<c r="${at}" t="s"><v>${texts.push(`<t>${escaped(value)}</t>`) - 1}</v></c>` : `<c r="${at}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
    if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${Number(value)}</v></c>`;
    return value instanceof Date ? `<c r="${at}" s="1"><v>${(value.getTime() - dayZero) / 86_400_000}</v></c>` : `<c r="${at}" s="0"><v>${value}</v></c>`;
  };
  const lines = rows.map((row, place) => `<row r="${place + 1}">${row.map((value, column) => cellOf(value, `${'ABCDE'[column]}${place + 1}`)).join('')}</row>`);
  return { rows: lines.join(''), texts: isShared ? texts : null, formats: ['0', 'dd/mm/yyyy hh:mm:ss'] };
}
