import type { ArrivingBytes } from './arrivingBytes.ts';
import { type SheetStyles, stylesBy } from './sheetStyles.ts';
import { unfamiliar } from './unfamiliar.ts';
import { createXmlReader, localName } from './xmlReader.ts';
import { createZipReader } from './zipReader.ts';

/** The paths of the parts of a workbook's first sheet. */
export interface WorkbookParts {
  sheetPath: string;
  textsPath: string;
  styles: SheetStyles;
}

const relationsPath = 'xl/_rels/workbook.xml.rels';
const workbookPath = 'xl/workbook.xml';
const stylesPath = 'xl/styles.xml';
const smallFiles = [relationsPath, workbookPath, stylesPath];
const relationTypes = /^http:\/\/(?:schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/relationships\/(worksheet|sharedStrings|styles)$/;

/**
 * Reads a workbook's own description.
 *
 * @throws UnfamiliarWorkbookError if it is unusual
 */
export async function readParts(bytes: ArrivingBytes): Promise<WorkbookParts> {
  const files = await readSmallFiles(bytes);
  const relations: Record<string, string>[] = [];
  each(files[relationsPath], 'Relationship', (attributes) => relations.push(attributes));
  const pathOf = (kind: string, id?: string) => {
    const found = relations.filter((relation) => relationTypes.exec(relation['Type'] ?? '')?.[1] === kind && (id === undefined || relation['Id'] === id));
    if (found.length > 1) unfamiliar(`several relations of ${kind}`);
    const target = found[0]?.['Target'];
    return target === undefined ? undefined : target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  };
  if ((pathOf('styles') ?? stylesPath) !== stylesPath) unfamiliar('styles at another place');
  const sheets: Record<string, string>[] = [];
  each(files[workbookPath], 'sheet', (attributes) => sheets.push(attributes));
  const sheetPath = pathOf('worksheet', Object.entries(sheets.find(({ name }) => name !== undefined && name !== '') ?? {}).find(([name]) => name.endsWith(':id'))?.[1] ?? '');
  if (sheetPath === undefined) unfamiliar('no first sheet');
  return { sheetPath, textsPath: pathOf('sharedStrings') ?? 'xl/sharedStrings.xml', styles: await stylesBy(files, sheetPath, styleCount(files[stylesPath])) };
}

async function readSmallFiles(bytes: ArrivingBytes): Promise<Record<string, Uint8Array>> {
  const files: Record<string, Uint8Array> = {};
  const reader = createZipReader(bytes, (name) => {
    if (!smallFiles.includes(name)) return null;
    const parts: Uint8Array[] = [];
    return (part, isLast) => {
      parts.push(part);
      if (isLast) files[name] = joined(parts);
    };
  });
  while (Object.keys(files).length < smallFiles.length && (await reader.advance()));
  return files;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

/** Reports each element with a name. An escaped attribute is left to the general reader. */
function each(file: Uint8Array | undefined, wanted: string, tell: (attributes: Record<string, string>) => void): void {
  if (file === undefined) return;
  read(file, (name, attributes) => {
    if (name !== wanted) return;
    const found = { ...attributes() };
    if (Object.entries(found).some(([key, value]) => localName(key) !== 'name' && value.includes('&'))) unfamiliar('an escaped attribute');
    tell(found);
  });
}

/** How many styles cells can have. */
function styleCount(file: Uint8Array | undefined): number {
  let count = 0;
  let isInside = false;
  if (file === undefined) return 0;
  read(
    file,
    (name) => {
      if (name === 'cellXfs') isInside = true;
      else if (name === 'xf' && isInside) count += 1;
    },
    (name) => {
      if (name === 'cellXfs') isInside = false;
    },
  );
  return count;
}

const nothing = () => undefined;

function read(file: Uint8Array, open: (name: string, attributes: () => Record<string, string>) => void, close: (name: string) => void = nothing): void {
  createXmlReader({ open, close, text: nothing })(file, true);
}
