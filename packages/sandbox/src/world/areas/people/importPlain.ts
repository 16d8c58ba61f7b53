import { isUtf8 } from 'node:buffer';
import { ProblemError } from '../../../contract/problemError.ts';
import { csvRows } from './importCsv.ts';
import type { ImportedPerson } from './importRules.ts';

const header = 'name,username,email,phoneNumber';

/**
 * The people of a file as a strict host reads it: UTF-8 without a byte order mark, commas, the contract's four columns
 * in order, and every cell as it is.
 *
 * @throws ProblemError 400 for any other file
 */
export function plainPeopleOf(bytes: Buffer): ImportedPerson[] {
  if (!isUtf8(bytes)) throw new ProblemError(400, 'The file is not written in UTF-8.');
  // Decoding would remove the byte order mark.
  const text = bytes.toString('utf8');
  const [first = ''] = text.split(/\r?\n/, 1);
  if (first !== header) throw new ProblemError(400, `The first row must be '${header}'.`);
  const [, ...rows] = csvRows(text, ',');
  if (rows.length === 0) throw new ProblemError(400, 'The file has no rows below its first row.');
  return rows.map(({ row, cells }) => {
    if (cells.length !== 4) throw new ProblemError(400, `Row ${row} has ${cells.length} cells instead of 4.`);
    const [name = '', username = '', email = '', phoneNumber = ''] = cells;
    return { row, name, username, email: email || null, phoneNumber: phoneNumber || null };
  });
}
