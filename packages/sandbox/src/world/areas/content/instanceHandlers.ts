import { randomUUID } from 'node:crypto';
import { canReadPage } from '../../access/permissions.ts';
import { refusal, scopeFor, scopeOf } from '../../access/scope.ts';
import { change, inTransaction, queryAll, queryCount } from '../../database/query.ts';
import type { OperationContext } from '../../../contract/operation.ts';
import { type ContentType, type ContentTypeName, contentTypeId, contentTypes, type PageNoun } from '../../reference/contentTypes.ts';
import { icons } from '../../reference/icons.ts';
import type { BodyOf, ContractHandlers } from '../contractHandlers.ts';
import { removeStored, type StoredNames } from '../files/storedFiles.ts';
import { isBlank } from '../isBlank.ts';
import { created, done, found, invalid, numberParameter, pageOf, textParameter } from '../results.ts';
import { instanceRow, instanceRows, presentInstance } from './instanceRows.ts';

/** A page as it is created; a suggestion box has an address. */
type Creation = BodyOf<`create${PageNoun}`>;
/** A page as it is changed; a social feed has flags, a suggestion box an address. */
type Update = BodyOf<`update${PageNoun}`>;

/** The handlers of one type, by what comes before and after its nouns. */
const handlersOf = ({ name: type, nouns: [one, many] }: ContentType) => ({
  [`create${one}`]: (context: OperationContext<Creation>) => createInstance(context, type),
  [`list${many}`]: (context: OperationContext) => {
    const { tenantId, actor } = scopeOf(context);
    const rows = instanceRows(context.database, tenantId, type).filter((row) => canReadPage(actor, row.id));
    const [page, size] = [numberParameter(context, 'page'), numberParameter(context, 'size')];
    return pageOf(rows.slice(page * size, (page + 1) * size).map(presentInstance), rows.length, page, size);
  },
  [`get${one}`]: (context: OperationContext) => {
    const scope = scopeOf(context);
    const row = instanceRow(context.database, scope.tenantId, type, textParameter(context, 'id'));
    if (!canReadPage(scope.actor, row.id)) throw refusal(scope);
    return found(presentInstance(row));
  },
  [`update${one}`]: (context: OperationContext<Update>) => updateInstance(context, type),
  [`delete${one}`]: (context: OperationContext) => {
    const { tenantId } = scopeFor(context, ['SuperAdmin']);
    const { id } = instanceRow(context.database, tenantId, type, textParameter(context, 'id'));
    // Items with their children, grants and visibilities are deleted with the page.
    const files = queryAll<StoredNames>(context.database, 'SELECT file_name, thumbnail FROM content_files WHERE content_instance_id = ?', id);
    inTransaction(context.database, () => change(context.database, 'DELETE FROM content_instances WHERE id = ?', id));
    removeStored(context, files);
    return done();
  },
});

/**
 * Content pages (core §7; content §7, generic pattern). Reading depends on the role's grants (decisions-content N1);
 * only super administrators create, change and delete them (decisions-content A44).
 */
export const instanceHandlers: ContractHandlers = {
  listContentInstances: (context) => {
    const { tenantId, actor } = scopeOf(context);
    return found(instanceRows(context.database, tenantId).filter((row) => canReadPage(actor, row.id)).map(presentInstance));
  },
  ...Object.fromEntries(contentTypes.flatMap((type) => Object.entries(handlersOf(type)))),
};

function createInstance(context: OperationContext<Creation>, type: ContentTypeName) {
  const { database, body } = context;
  const { tenantId } = scopeFor(context, ['SuperAdmin']);
  const name = nameIn(body);
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
      'targetEmail' in body ? body.targetEmail.trim() : null,
    );
  });
  return created(presentInstance(instanceRow(database, tenantId, type, id)));
}

function updateInstance(context: OperationContext<Update>, type: ContentTypeName) {
  const { database, body } = context;
  const { tenantId } = scopeFor(context, ['SuperAdmin']);
  const before = instanceRow(database, tenantId, type, textParameter(context, 'id'));
  const name = nameIn(body);
  if (body.iconId !== null && !icons.some(({ id }) => id === body.iconId)) throw invalid('iconId', 'There is no such icon.');
  const flags = 'enableLikes' in body ? [body.enableLikes, body.enableComments, body.enableReadConfirmation].map(Number) : [before.enable_likes, before.enable_comments, before.enable_read_confirmation];
  change(
    database,
    `UPDATE content_instances SET name = ?, position = ?, icon_id = ?, target_email = ?, enable_likes = ?, enable_comments = ?, enable_read_confirmation = ?
     WHERE id = ?`,
    name,
    body.order,
    body.iconId,
    'targetEmail' in body ? body.targetEmail.trim() : before.target_email,
    ...flags,
    before.id,
  );
  return found(presentInstance(instanceRow(database, tenantId, type, before.id)));
}

function nameIn({ name }: { name: string }): string {
  const trimmed = name.trim();
  if (isBlank(trimmed)) throw invalid('name', 'Name is required.');
  return trimmed;
}
