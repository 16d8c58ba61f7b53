import type { DatabaseSync } from 'node:sqlite';
import { scopeFor, type Scope } from '../../access/scope.ts';
import { inTransaction, queryAll } from '../../database/query.ts';
import type { OperationContext } from '../../../contract/operation.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { found } from '../results.ts';
import { csvRows } from './importCsv.ts';
import { plainPeopleOf } from './importPlain.ts';
import { faultOf, type ImportedPerson, internationalNumber, keysOf, peopleOf } from './importRules.ts';
import { textOfFile } from './importText.ts';
import { type Recipient, sendInvitation } from './userMessages.ts';
import { storeUser } from './userStorage.ts';

/** Largest file, in bytes (LIM-28). */
const largestFile = 10_485_760;

/**
 * Users from a CSV file (core §7, decisions-core O40). Each row is independent: a bad one is reported, the others are
 * added.
 */
export const importHandlers: ContractHandlers = {
  importUsers: (context) => {
    const { database } = context;
    const scope = scopeFor(context, ['SuperAdmin', 'OrganizationUnitAdmin']);
    const people = context.isStrict ? plainPeopleOf(fileOf(context)) : peopleOf(csvRows(textOfFile(fileOf(context))));
    const known = knownUsers(database, scope.tenantId);
    const failed: { row: number; message: string }[] = [];
    const added: Recipient[] = [];
    inTransaction(database, () => {
      for (const person of people) {
        const message = faultOf(person, context.isStrict) ?? clashOf(person, known);
        if (message !== undefined) {
          failed.push({ row: person.row, message });
          continue;
        }
        for (const [, key] of keysOf(person)) known.set(key, person.row);
        added.push(addUser(database, scope, person, context.clock()));
      }
    });
    for (const person of added) sendInvitation(context, person);
    return found({ created: added.length, failed });
  },
};

function fileOf({ files }: OperationContext): Buffer {
  const file = files.find(({ field }) => field === 'FileContent');
  if (file === undefined) throw new ProblemError(400, 'Choose a CSV file.', { errors: { FileContent: ['Choose a CSV file.'] } });
  if (file.bytes.length > largestFile) throw new ProblemError(413, 'The file is larger than 10 MB.');
  return file.bytes;
}

/** Everything that identifies users, with the file's row that it came from, or null for existing users. */
function knownUsers(database: DatabaseSync, tenantId: string): Map<string, number | null> {
  const known = new Map<string, number | null>();
  // Usernames are unique across tenants, as everyone signs in at one place.
  for (const { username } of queryAll<{ username: string }>(database, 'SELECT username FROM users')) known.set(`username ${username.toLowerCase()}`, null);
  const members = queryAll<{ username: string; email: string | null; phoneNumber: string | null }>(
    database,
    'SELECT u.username, u.email, u.phone_number AS phoneNumber FROM users u JOIN tenant_members m ON m.user_id = u.id WHERE m.tenant_id = ?',
    tenantId,
  );
  for (const member of members) for (const [, key] of keysOf(member)) known.set(key, null);
  return known;
}

function clashOf(person: ImportedPerson, known: ReadonlyMap<string, number | null>): string | undefined {
  const clash = keysOf(person).find(([, key]) => known.has(key));
  if (clash === undefined) return undefined;
  const [what, key] = clash;
  const row = known.get(key) ?? null;
  return row === null ? `A user with this ${what} already exists.` : `Row ${row} has the same ${what}.`;
}

function addUser(database: DatabaseSync, scope: Scope, { name, username, email, phoneNumber: written }: ImportedPerson, now: Date): Recipient {
  const phoneNumber = written === null ? null : (internationalNumber(written) ?? null);
  const userId = storeUser(database, scope, { name, username, email, phoneNumber }, now);
  return { tenantId: scope.tenantId, userId, name, email, phoneNumber };
}
