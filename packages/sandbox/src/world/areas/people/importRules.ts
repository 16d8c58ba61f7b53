import { ProblemError } from '../../../contract/problemError.ts';
import { isBlank } from '../isBlank.ts';
import type { CsvRow } from './importCsv.ts';
import { phoneErrors } from './userFields.ts';

/** A row of the file as a person. */
export interface ImportedPerson {
  row: number;
  name: string;
  username: string;
  email: string | null;
  phoneNumber: string | null;
}

const columns = ['name', 'username', 'email', 'phonenumber'] as const;
type Column = (typeof columns)[number];

/**
 * The people of the file, by the names of its first row in any order and letter case; other columns are left
 * out (decisions-core O40).
 *
 * @throws ProblemError 400 for an empty file, a first row without name and username, or one that names a column twice
 */
export function peopleOf(rows: readonly CsvRow[]): ImportedPerson[] {
  const [header, ...people] = rows;
  if (header === undefined) throw new ProblemError(400, 'The file is empty.');
  const names = header.cells.map((cell) => cell.trim().toLowerCase().replaceAll(/[\s_-]/g, ''));
  const places = new Map<Column, number>();
  for (const column of columns) {
    const place = names.indexOf(column);
    if (place !== names.lastIndexOf(column)) throw new ProblemError(400, `The first row names the column '${header.cells[place]?.trim()}' twice.`);
    if (place !== -1) places.set(column, place);
  }
  if (!places.has('name') || !places.has('username')) {
    throw new ProblemError(400, 'The first row must name the columns name, username, email and phoneNumber.');
  }
  if (people.length === 0) throw new ProblemError(400, 'The file has no rows below its first row.');
  return people.map(({ row, cells }) => {
    const text = (column: Column) => unguarded(cells[places.get(column) ?? -1] ?? '').trim();
    return { row, name: text('name'), username: text('username'), email: text('email') || null, phoneNumber: text('phonenumber') || null };
  });
}

/** Removes the apostrophe that keeps spreadsheets from running a cell as a formula (faults X07). */
const unguarded = (cell: string): string => cell.replaceAll(/(^|[;\t\r\n])'(?=[\s"]*[=+\-@＝＋－＠\t\r])/gu, '$1');

/**
 * What is wrong with a person on its own; undefined if nothing is (USER-29 to USER-33, decisions-core O47, O55).
 *
 * @param isStrict whether a phone number must be in E.164
 */
export function faultOf({ name, username, email, phoneNumber }: ImportedPerson, isStrict = false): string | undefined {
  if (isBlank(name)) return 'The name is missing.';
  if (Array.from(name).length > 255) return 'The name is longer than 255 characters.';
  if (username === '') return 'The username is missing.';
  if (!/^[A-Za-z0-9]{1,255}$/.test(username)) return 'A username has letters and digits only.';
  if (email !== null && (email.length > 254 || !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email))) return 'The email address is not valid.';
  if (isStrict) return phoneErrors(phoneNumber, true).phoneNumber?.[0];
  if (phoneNumber !== null && internationalNumber(phoneNumber) === undefined) return 'The phone number must be in international form, such as +1 416 555 0199.';
  return undefined;
}

/**
 * The number as it is stored. Spreadsheets drop a number's +: ten digits, or eleven that begin with 1, count as
 * Canadian (LIM-49).
 */
export function internationalNumber(text: string): string | undefined {
  if (!/^\+?[\d ().-]+$/.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  if (text.startsWith('+')) return digits.length >= 7 && digits.length <= 15 ? text : undefined;
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return national.length === 10 ? `+1 ${national.slice(0, 3)} ${national.slice(3, 6)} ${national.slice(6)}` : undefined;
}

/** The keys by which two people are the same, with their names in messages. */
export function keysOf({ username, email, phoneNumber }: Pick<ImportedPerson, 'username' | 'email' | 'phoneNumber'>): [what: string, key: string][] {
  return [
    ['username', `username ${username.toLowerCase()}`],
    ...(email === null ? [] : [['email address', `email ${email.toLowerCase()}`] as [string, string]]),
    ...(phoneNumber === null ? [] : [['phone number', `phone ${(internationalNumber(phoneNumber) ?? phoneNumber).replaceAll(/\D/g, '')}`] as [string, string]]),
  ];
}
