import { bareLine, defaultPhoneCountry, isEmailIfGiven, looksLikeFormula, oneLine, type PhoneLibrary, readPhone, shortened, trimEmail, unguarded } from '@noticeboard/design-system';
import { isUsername } from '@noticeboard/design-system/people';
import { importMessages } from '../../../messages/import.ts';
import { readText, type TextEncoding } from '../../../shared/fileText.ts';
import type { CsvReader } from '../../../shared/loadCsvReader.ts';
import type { CsvRow, OpenQuote } from '../../../shared/readCsv.ts';

/** Columns that the host accepts, as they are written in a file (decisions-core O40). */
export const importColumns = ['name', 'username', 'email', 'phoneNumber'] as const;
/** A column that the host accepts. */
export type ImportColumn = (typeof importColumns)[number];

/** A person in a row of the file; a phone number that can be parsed is in E.164. */
export type ImportPerson = Record<ImportColumn, string> & { row: number };

/** A note about a row. */
export interface RowNote {
  row: number;
  message: string;
}

/** The contents of a file, before it is sent. */
export interface ImportPreview {
  /** Headings as written, in the order of the file. */
  header: string[];
  /** Every row below the header, as written. */
  rows: CsvRow[];
  people: ImportPerson[];
  /** Recognised columns in the order of the file. */
  columns: ImportColumn[];
  /** Headings of columns that are ignored. */
  ignored: string[];
  /** Rows that the host will probably refuse, each once, with the first reason. Taken usernames are looked up later. */
  problems: RowNote[];
  /** Rows with a cell that a spreadsheet would run. */
  formulas: RowNote[];
  /** The last row, if the file seems to end in the middle of it. */
  cutOff: RowNote[];
  encoding: TextEncoding;
}

/** A file that cannot be imported, with the reason. */
export interface ImportFault {
  fault: string;
  /** The rows up to and including the wrong one, as written. @default none: the whole file is wrong */
  upTo?: readonly RowNote[];
}

const texts = importMessages;
const longestName = 255;
const plainHeading = (heading: string) => heading.trim().toLowerCase().replaceAll(/[\s_-]/g, '');

/** Reads a file: its contents, or why it cannot be imported. */
export function importPreview(bytes: Uint8Array, phones: PhoneLibrary, readCsv: CsvReader): ImportPreview | ImportFault {
  const file = readText(bytes);
  if (file === null) return { fault: texts.faults.notText };
  const { rows: all, openQuote } = readCsv(file.text);
  const [first, ...rows] = all;
  if (openQuote !== undefined) return openQuoteFault(openQuote, all);
  if (first === undefined) return { fault: texts.faults.empty };
  const places = columnPlaces(first.cells);
  if ('fault' in places) return places;
  if (rows.length === 0) return { fault: texts.faults.noRows };
  const people = rows.map((row) => personIn(row, places.of, phones));
  const header = first.cells.map((cell) => cell.trim());
  const used = new Set(places.of.values());
  return {
    header,
    rows,
    people,
    columns: [...places.of].sort(([, left], [, right]) => left - right).map(([column]) => column),
    ignored: header.filter((heading, place) => heading !== '' && !used.has(place)),
    problems: problemsOf(people),
    formulas: people.flatMap(formulaNotes),
    cutOff: cutOffRow(first, rows, file.text),
    encoding: file.encoding,
  };
}

/** Where the quote begins, with the rows before it: the missing quote is easy to see there. */
function openQuoteFault({ row, line, cell, text }: OpenQuote, before: readonly CsvRow[]): ImportFault {
  const heading = shortened(before[0]?.cells[cell]?.trim() ?? '', 80);
  return {
    fault: texts.faults.openQuote(row, line, heading),
    upTo: [...before.map((each) => ({ row: each.row, message: each.cells.join(', ') })), { row, message: text }],
  };
}

/**
 * A download that broke off leaves a last row without its line break and with too few columns. If other rows are as
 * short, the file was written like that.
 */
function cutOffRow(header: CsvRow, rows: readonly CsvRow[], text: string): RowNote[] {
  const last = rows.at(-1);
  const columns = header.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (last === undefined || last.cells.length >= columns || /[\r\n]$/.test(text)) return [];
  const isUsual = rows.some((row) => row !== last && row.cells.length <= last.cells.length);
  return isUsual ? [] : [{ row: last.row, message: texts.cutOff(last.cells.length, columns) }];
}

function columnPlaces(cells: readonly string[]): { of: Map<ImportColumn, number> } | ImportFault {
  const headings = cells.map(plainHeading);
  const of = new Map<ImportColumn, number>();
  for (const column of importColumns) {
    const place = headings.indexOf(column.toLowerCase());
    if (place === -1) continue;
    if (headings.lastIndexOf(column.toLowerCase()) !== place) return { fault: texts.faults.columnTwice(column) };
    of.set(column, place);
  }
  if (of.has('name') && of.has('username')) return { of };
  const found = cells.map((cell) => cell.trim()).filter((cell) => cell !== '').join(', ');
  return { fault: `${texts.faults.header} ${texts.faults.found(shortened(found, 200))}` };
}

function personIn({ row, cells }: CsvRow, places: ReadonlyMap<ImportColumn, number>, phones: PhoneLibrary): ImportPerson {
  const text = (column: ImportColumn) => oneLine(unguarded(cells[places.get(column) ?? -1] ?? ''));
  const phone = readPhone(text('phoneNumber'), defaultPhoneCountry, phones);
  const phoneNumber = (phone.kind === 'valid' ? phone.e164 : null) ?? text('phoneNumber');
  return { row, name: text('name'), username: bareLine(text('username')), email: trimEmail(text('email')), phoneNumber };
}

function faultOf({ name, username, email, phoneNumber }: ImportPerson): string | undefined {
  if (name === '') return texts.problems.nameMissing;
  if (Array.from(name).length > longestName) return texts.problems.nameLong;
  if (username === '') return texts.problems.usernameMissing;
  if (!isUsername(username)) return texts.problems.usernameWrong;
  if (!isEmailIfGiven(email)) return texts.problems.emailWrong;
  return phoneNumber === '' || /^\+\d+$/.test(phoneNumber) ? undefined : texts.problems.phoneWrong;
}

/** The first row with the same value wins, as at the host; an empty value never counts as the same. */
function problemsOf(people: readonly ImportPerson[]): RowNote[] {
  const keys = [
    { same: texts.problems.sameUsername, keyOf: ({ username }: ImportPerson) => username.toLowerCase(), seen: new Map<string, number>() },
    { same: texts.problems.sameEmail, keyOf: ({ email }: ImportPerson) => email.toLowerCase(), seen: new Map<string, number>() },
    { same: texts.problems.samePhone, keyOf: ({ phoneNumber }: ImportPerson) => phoneNumber, seen: new Map<string, number>() },
  ];
  return people.flatMap((person) => {
    const { row } = person;
    const clash = keys.find(({ keyOf, seen }) => seen.has(keyOf(person)));
    const message = faultOf(person) ?? clash?.same(clash.seen.get(clash.keyOf(person)) ?? 0);
    if (message !== undefined) return [{ row, message }];
    for (const { keyOf, seen } of keys) if (keyOf(person) !== '') seen.set(keyOf(person), row);
    return [];
  });
}

/** The problems, with those of usernames that are taken. */
export function withTakenUsernames({ people, problems }: Pick<ImportPreview, 'people' | 'problems'>, taken: ReadonlySet<string>): RowNote[] {
  const messages = new Map(problems.map(({ row, message }) => [row, message]));
  return people.flatMap(({ row, username }) => {
    const message = messages.get(row) ?? (taken.has(username.toLowerCase()) ? texts.problems.usernameTaken : undefined);
    return message === undefined ? [] : [{ row, message }];
  });
}

// A phone number may begin with a plus sign.
function formulaNotes(person: ImportPerson): RowNote[] {
  const column = (['name', 'username', 'email'] as const).find((each) => looksLikeFormula(person[each]));
  return column === undefined ? [] : [{ row: person.row, message: person[column] }];
}
