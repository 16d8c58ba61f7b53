import { crc32, deflateRawSync } from 'node:zlib';

/** A cell of the sheet: text, number or date; null is empty. */
export type SheetCell = string | number | Date | null;

const namespace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const dayOne = Date.UTC(1899, 11, 30);

/** An Excel workbook of one large sheet, as fast as it can be made. */
export function largeWorkbook(rows: Iterable<readonly SheetCell[]>): Buffer {
  const texts = new Map<string, number>();
  const placeOf = (text: string) => {
    const place = texts.get(text) ?? texts.size;
    texts.set(text, place);
    return place;
  };
  const lines: string[] = [];
  for (const row of rows) {
    const number = lines.length + 1;
    const cells = row.map((value, index) => {
      if (value === null) return '';
      const at = `${columnName(index)}${number}`;
      if (typeof value === 'string') return `<c r="${at}" t="s"><v>${placeOf(value)}</v></c>`;
      return value instanceof Date ? `<c r="${at}" s="1"><v>${(value.getTime() - dayOne) / 86_400_000}</v></c>` : `<c r="${at}"><v>${value}</v></c>`;
    });
    lines.push(`<row r="${number}">${cells.join('')}</row>`);
  }
  return zip([
    ['_rels/.rels', `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`],
    ['xl/workbook.xml', `<workbook ${namespace} xmlns:r="${relationships}"><sheets><sheet name="Answers" sheetId="1" r:id="r1"/></sheets></workbook>`],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packages}/relationships">${['worksheets/sheet1', 'styles', 'sharedStrings']
        .map((file, index) => `<Relationship Id="r${index + 1}" Type="${relationships}/${['worksheet', 'styles', 'sharedStrings'][index]}" Target="${file}.xml"/>`)
        .join('')}</Relationships>`,
    ],
    ['xl/styles.xml', `<styleSheet ${namespace}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`],
    ['xl/sharedStrings.xml', `<sst ${namespace}>${[...texts.keys()].map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`],
    ['xl/worksheets/sheet1.xml', `<worksheet ${namespace}><sheetData>${lines.join('')}</sheetData></worksheet>`],
  ]);
}

/** 'A' for 0, 'AA' for 26. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

function zip(files: readonly (readonly [name: string, text: string])[]): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of files) {
    const content = Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`);
    const packed = deflateRawSync(content, { level: 1 });
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    entries.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, end, Buffer.from(name));
    const local = [Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), packed];
    parts.push(...local);
    offset += local.reduce((sum, { length }) => sum + length, 0);
  }
  const directory = Buffer.concat(entries);
  const last = Buffer.alloc(22);
  last.write('PK\u0005\u0006');
  last.writeUInt16LE(files.length, 8);
  last.writeUInt16LE(files.length, 10);
  last.writeUInt32LE(directory.length, 12);
  last.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, last]);
}
