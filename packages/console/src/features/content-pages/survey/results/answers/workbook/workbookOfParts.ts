import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The files of a workbook, by their paths, in the order in which it holds them. */
export type WorkbookFiles = Record<string, string>;

/** The parts of a workbook for tests. */
export interface TestWorkbook {
  /** Between `<sheetData>` and its end. */
  rows: string;
  /** Shared texts, as XML within `<si>`; null for a workbook without the file. */
  texts: readonly string[] | null;
  /** Number formats of the styles, from style 0. */
  formats?: readonly string[];
  /** @default false */
  begins1904?: boolean;
  /** What comes after the rows. */
  after?: string;
  /** Before each name of the sheet and of the texts, such as `x:`. */
  prefix?: string;
}

/** The usual files of a workbook; those that Excel writes first come first. */
export function filesOf({ rows, texts, formats = [], begins1904 = false, after = '', prefix = '' }: TestWorkbook): WorkbookFiles {
  const relations = ['worksheets/sheet1:worksheet', 'styles:styles', ...(texts === null ? [] : ['sharedStrings:sharedStrings'])].map((each, place) => {
    const [path, kind] = each.split(':');
    return `<Relationship Id="r${place}" Type="${office}/${kind}" Target="${path}.xml"/>`;
  });
  const codes = formats.map((code, place) => `<numFmt numFmtId="${164 + place}" formatCode="${code}"/>`);
  const styles = formats.map((_, place) => `<xf numFmtId="${164 + place}" applyNumberFormat="1"/>`);
  return {
    'xl/workbook.xml': `<?xml version="1.0" encoding="UTF-8"?><workbook xmlns:r="${office}"><workbookPr${begins1904 ? ' date1904="1"' : ''}/><sheets><sheet name="Answers" sheetId="1" r:id="r0"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><${prefix}worksheet xmlns${prefix === '' ? '' : ':x'}="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><${prefix}sheetData>${rows}</${prefix}sheetData>${after}</${prefix}worksheet>`,
    'xl/styles.xml': `<styleSheet><numFmts>${codes.join('')}</numFmts><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
    ...(texts !== null && { 'xl/sharedStrings.xml': `<${prefix}sst>${texts.map((text) => `<${prefix}si>${text}</${prefix}si>`).join('')}</${prefix}sst>` }),
  };
}

/** Packs files, with their lengths before them. */
export const packed = (files: WorkbookFiles): Uint8Array => zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])), { level: 6 });

/** Packs files like a writer that does not have their lengths in advance: the lengths come after each. */
export function packedAsWritten(files: WorkbookFiles): Uint8Array {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error !== null) throw error;
    parts.push(part);
  });
  for (const [path, text] of Object.entries(files)) {
    const file = new ZipDeflate(path, { level: 6 });
    zip.add(file);
    file.push(strToU8(text), true);
  }
  zip.end();
  return new Uint8Array(Buffer.concat(parts));
}
