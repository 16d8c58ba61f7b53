import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { checkCommand } from '../../contract/commandBody.ts';
import { unknownControl, type ControlRequest } from '../../contract/controlRequest.ts';
import { change, inTransaction, queryFirst } from '../database/query.ts';
import type { OperationResult } from '../../contract/operation.ts';
import { ProblemError } from '../../contract/problemError.ts';
import { contentTypeName, isTextType } from '../reference/contentTypes.ts';
import { storeLongChannel } from './chat/storeLongChannel.ts';
import { insertItem } from './content/storeItem.ts';
import { publish } from './publication/publications.ts';

interface Page {
  id: string;
  content_type_id: string;
}

interface Person {
  id: string;
  name: string;
}

/**
 * The commands of `/__world` that change the data without the user noticing (docs/sandbox.md). Tenants,
 * pages, nodes and roles are named by id or by name, people by id or username.
 *
 * @throws ProblemError 400 for a mistyped command, 404 for an id or name that does not exist
 */
export function alterWorld({ method, rest, body }: ControlRequest, database: DatabaseSync, now: Date): OperationResult {
  const [kind = '', id = '', inner = '', innerId = ''] = rest.map(decodeURIComponent);
  const command = `${method} ${kind}${inner === '' ? '' : `/${inner}`}`;
  return inTransaction(database, () => {
    switch (command) {
      case 'POST items':
        return { status: 201, body: { id: createItem(body, database, now) } };
      case 'POST channels':
        return { status: 201, body: { id: createChannel(body, database, now) } };
      case 'DELETE items':
        if (change(database, 'DELETE FROM content_items WHERE id = ?', id) === 0) throw absent('content item', id);
        return { status: 204 };
      case 'DELETE users/roles':
        withdrawRole(database, id, innerId);
        return { status: 204 };
      case 'PATCH tenants':
        changeTenant(body, database, id);
        return { status: 204 };
      default:
        throw unknownControl();
    }
  });
}

function createItem(body: unknown, database: DatabaseSync, now: Date): string {
  const { tenant, contentInstance, name, author, node } = checkCommand(body, { tenant: 'text', contentInstance: 'text', name: 'text', author: 'text', node: 'text' });
  if (typeof tenant !== 'string' || typeof contentInstance !== 'string' || typeof name !== 'string') {
    throw new ProblemError(400, 'An item needs tenant, contentInstance and name.');
  }
  const tenantId = tenantNamed(database, tenant);
  const page = only<Page>(database, 'content page', contentInstance, 'SELECT id, content_type_id FROM content_instances WHERE tenant_id = ? AND (id = ? OR name = ?)', tenantId, contentInstance, contentInstance);
  const writer = typeof author === 'string' ? personNamed(database, author) : undefined;
  const nodeId = typeof node === 'string' ? only<{ id: string }>(database, 'node', node, 'SELECT id FROM organization_nodes WHERE tenant_id = ? AND (id = ? OR name = ?)', tenantId, node, node).id : undefined;
  const typeName = contentTypeName(page.content_type_id);
  const isText = isTextType(typeName);
  const id = insertItem(database, { tenantId, pageId: page.id, type: typeName, author: writer ?? null, name: isText ? null : name, body: isText ? name : null, createdUtc: now.toISOString() });
  if (nodeId !== undefined) publish(database, { itemId: id, nodeId, publishedAtUtc: now.toISOString(), publishedById: writer?.id ?? null, pinUntilUtc: null });
  return id;
}

function createChannel(body: unknown, database: DatabaseSync, now: Date): string {
  const { tenant, name, participants, messages } = checkCommand(body, { tenant: 'text', name: 'text', participants: 'texts', messages: 'number' });
  if (typeof tenant !== 'string' || typeof name !== 'string' || !Array.isArray(participants) || typeof messages !== 'number') {
    throw new ProblemError(400, 'A channel needs tenant, name, participants and messages.');
  }
  return storeLongChannel(database, { tenantId: tenantNamed(database, tenant), name, participantIds: participants.map((each) => personNamed(database, String(each)).id), messages }, now);
}

function withdrawRole(database: DatabaseSync, user: string, role: string): void {
  const person = personNamed(database, user);
  const withdrawn = change(
    database,
    'DELETE FROM user_roles WHERE user_id = ? AND role_id IN (SELECT id FROM roles WHERE id = ? OR name = ?)',
    person.id,
    role,
    role,
  );
  if (withdrawn === 0) throw absent(`role of ${user}`, role);
}

function changeTenant(body: unknown, database: DatabaseSync, tenant: string): void {
  const { isChatEnabled, tenantThemeId } = checkCommand(body, { isChatEnabled: 'flag', tenantThemeId: 'text' });
  const tenantId = tenantNamed(database, tenant);
  if (typeof isChatEnabled === 'boolean') change(database, 'UPDATE tenants SET is_chat_enabled = ? WHERE id = ?', Number(isChatEnabled), tenantId);
  if (typeof tenantThemeId === 'string') change(database, 'UPDATE tenants SET tenant_theme_id = ? WHERE id = ?', tenantThemeId, tenantId);
}

function tenantNamed(database: DatabaseSync, tenant: string): string {
  return only<{ id: string }>(database, 'tenant', tenant, 'SELECT id FROM tenants WHERE id = ? OR name = ?', tenant, tenant).id;
}

function personNamed(database: DatabaseSync, user: string): Person {
  return only<Person>(database, 'user', user, 'SELECT id, name FROM users WHERE id = ? OR username = ?', user, user);
}

function only<Row>(database: DatabaseSync, what: string, named: string, sql: string, ...values: SQLInputValue[]): Row {
  const row = queryFirst<Row>(database, sql, ...values);
  if (row === undefined) throw absent(what, named);
  return row;
}

function absent(what: string, named: string): ProblemError {
  return new ProblemError(404, `The world has no ${what} '${named}'.`);
}
