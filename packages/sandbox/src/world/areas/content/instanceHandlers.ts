import { randomUUID } from 'node:crypto';
import { canReadPage } from '../../access/permissions.ts';
import { refusal, scopeFor, scopeOf } from '../../access/scope.ts';
import { change, inTransaction, queryAll, queryCount } from '../../database/query.ts';
import type { OperationContext, OperationHandlers } from '../../../contract/operation.ts';
import { type ContentType, type ContentTypeName, contentTypeId, contentTypes } from '../../reference/contentTypes.ts';
import { icons } from '../../reference/icons.ts';
import { removeStored, type StoredNames } from '../files/storedFiles.ts';
import { isBlank } from '../isBlank.ts';
import { created, done, found, invalid, numberParameter, pageOf, textParameter } from '../results.ts';
import { instanceRow, instanceRows, presentInstance } from './instanceRows.ts';

/** The body of a creation. */
interface Creation {
  name: string;
  targetEmail?: string;
}

/** The body of an update; the flags are for social feeds, the address for suggestion boxes. */
interface Update extends Creation {
  order: number;
  iconId: string | null;
  enableLikes?: boolean;
  enableComments?: boolean;
  enableReadConfirmation?: boolean;
}

/**
 * Content pages (core §7; content §7, generic pattern). Reading depends on the role's grants (decisions-content N1);
 * only super administrators create, change and delete them (decisions-content A44).
 */
export const instanceHandlers: OperationHandlers = {
  listContentInstances: (context) => {
    const { tenantId, actor } = scopeOf(context);
    return found(instanceRows(context.database, tenantId).filter((row) => canReadPage(actor, row.id)).map(presentInstance));
  },
  ...Object.assign({}, ...contentTypes.map(handlersOf)),
};

function handlersOf({ name: type, nouns: [one, many] }: ContentType): OperationHandlers {
  return {
    [`create${one}`]: (context) => createInstance(context, type),
    [`list${many}`]: (context) => {
      const { tenantId, actor } = scopeOf(context);
      const rows = instanceRows(context.database, tenantId, type).filter((row) => canReadPage(actor, row.id));
      const [page, size] = [numberParameter(context, 'page'), numberParameter(context, 'size')];
      return pageOf(rows.slice(page * size, (page + 1) * size).map(presentInstance), rows.length, page, size);
    },
    [`get${one}`]: (context) => {
      const scope = scopeOf(context);
      const row = instanceRow(context.database, scope.tenantId, type, textParameter(context, 'id'));
      if (!canReadPage(scope.actor, row.id)) throw refusal(scope);
      return found(presentInstance(row));
    },
    [`update${one}`]: (context) => updateInstance(context, type),
    [`delete${one}`]: (context) => {
      const { tenantId } = scopeFor(context, ['SuperAdmin']);
      const { id } = instanceRow(context.database, tenantId, type, textParameter(context, 'id'));
      // Items with their children, grants and visibilities are deleted with the page.
      const files = queryAll<StoredNames>(context.database, 'SELECT file_name, thumbnail FROM content_files WHERE content_instance_id = ?', id);
      inTransaction(context.database, () => change(context.database, 'DELETE FROM content_instances WHERE id = ?', id));
      removeStored(context, files);
      return done();
    },
  };
}

function createInstance(context: OperationContext, type: ContentTypeName) {
  const { database } = context;
  const { tenantId } = scopeFor(context, ['SuperAdmin']);
  const creation = context.body as Creation;
  const name = nameIn(creation);
  const id = randomUUID();
  inTransaction(database, () => {
    // A new page comes last.
    const position = queryCount(database, 'SELECT min(coalesce(max(position), 0) + 1, 2147483647) FROM content_instances WHERE tenant_id = ?', tenantId);
    change(
      database,
      'INSERT INTO content_instances (id, tenant_id, name, content_type_id, position, target_email) VALUES (?, ?, ?, ?, ?, ?)',
      id,
      tenantId,
      name,
      contentTypeId(type),
      position,
      creation.targetEmail?.trim() ?? null,
    );
  });
  return created(presentInstance(instanceRow(database, tenantId, type, id)));
}

function updateInstance(context: OperationContext, type: ContentTypeName) {
  const { database } = context;
  const { tenantId } = scopeFor(context, ['SuperAdmin']);
  const before = instanceRow(database, tenantId, type, textParameter(context, 'id'));
  const update = context.body as Update;
  const name = nameIn(update);
  if (update.iconId !== null && !icons.some(({ id }) => id === update.iconId)) throw invalid('iconId', 'There is no such icon.');
  const flag = (value: boolean | undefined, stored: number) => (value === undefined ? stored : Number(value));
  change(
    database,
    `UPDATE content_instances SET name = ?, position = ?, icon_id = ?, target_email = ?, enable_likes = ?, enable_comments = ?, enable_read_confirmation = ?
     WHERE id = ?`,
    name,
    update.order,
    update.iconId,
    update.targetEmail?.trim() ?? before.target_email,
    flag(update.enableLikes, before.enable_likes),
    flag(update.enableComments, before.enable_comments),
    flag(update.enableReadConfirmation, before.enable_read_confirmation),
    before.id,
  );
  return found(presentInstance(instanceRow(database, tenantId, type, before.id)));
}

function nameIn({ name }: Creation): string {
  const trimmed = name.trim();
  if (isBlank(trimmed)) throw invalid('name', 'Name is required.');
  return trimmed;
}
