import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { scopeFor } from '../../access/scope.ts';
import { plainText } from '../../database/plainText.ts';
import { change, inTransaction, queryAll } from '../../database/query.ts';
import { ProblemError, type OperationContext, type OperationHandlers } from '../../http/operation.ts';
import { found } from '../results.ts';
import { csvRows } from './importCsv.ts';
import { faultOf, type ImportedPerson, internationalNumber, keysOf, peopleOf } from './importRules.ts';
import { textOfFile } from './importText.ts';

/** Largest file, in bytes (LIM-28). */
const largestFile = 10_485_760;

/**
 * Users from a CSV file (core §7, decisions-core O40). Each row stands for itself: a bad one is reported, the others are
 * added. What a unit administrator adds belongs to the role's node, so that it can be seen by who added it (A75).
 */
export const importHandlers: OperationHandlers = {
  importUsers: (context) => {
    const { database, outbox } = context;
    const { tenantId, actor } = scopeFor(context, ['SuperAdmin', 'OrganizationUnitAdmin']);
    const people = peopleOf(csvRows(textOfFile(fileOf(context))));
    const known = knownUsers(database, tenantId);
    const failed: { row: number; message: string }[] = [];
    const added: ImportedPerson[] = [];
    inTransaction(database, () => {
      for (const person of people) {
        const message = faultOf(person) ?? clashOf(person, known);
        if (message !== undefined) {
          failed.push({ row: person.row, message });
          continue;
        }
        for (const [, key] of keysOf(person)) known.set(key, person.row);
        addUser(database, person, { tenantId, nodeId: actor.nodeId, createdUtc: context.clock().toISOString() });
        added.push(person);
      }
    });
    for (const { email, name, username } of added) {
      if (email !== null) outbox.send({ kind: 'email', to: email, subject: 'Your invitation', body: `<p>${escaped(name)}, you can sign in as ${username}.</p>` });
    }
    return found({ created: added.length, failed });
  },
};

function fileOf({ files }: OperationContext): Buffer {
  const file = files.find(({ field }) => field === 'FileContent');
  if (file === undefined) throw new ProblemError(400, 'Choose a CSV file.', { errors: { FileContent: ['Choose a CSV file.'] } });
  if (file.bytes.length > largestFile) throw new ProblemError(413, 'The file is larger than 10 MB.');
  return file.bytes;
}

/** Everything that tells users apart, with the row of the file that brought it or null for those who are there already. */
function knownUsers(database: DatabaseSync, tenantId: string): Map<string, number | null> {
  const known = new Map<string, number | null>();
  // Usernames are unique across tenants, since everybody signs in at one place.
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
  return row === null ? `A user with this ${what} exists already.` : `Row ${row} has the same ${what}.`;
}

function addUser(database: DatabaseSync, person: ImportedPerson, membership: { tenantId: string; nodeId: string | null; createdUtc: string }): void {
  const id = randomUUID();
  const phoneNumber = person.phoneNumber === null ? null : (internationalNumber(person.phoneNumber) ?? null);
  change(database, 'INSERT INTO users (id, username, name, email, phone_number) VALUES (?, ?, ?, ?, ?)', id, person.username, person.name, person.email, phoneNumber);
  change(
    database,
    `INSERT INTO tenant_members (tenant_id, user_id, default_organization_node_id, created_utc, sort_name, search_text) VALUES (?, ?, ?, ?, ?, ?)`,
    membership.tenantId,
    id,
    membership.nodeId,
    membership.createdUtc,
    plainText(person.name),
    plainText(`${person.name} ${person.username} ${person.email ?? ''} ${phoneNumber ?? ''}`),
  );
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
