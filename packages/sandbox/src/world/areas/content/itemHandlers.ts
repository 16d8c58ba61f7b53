import { canDeleteItem, canReadItem, canReadPage } from '../../access/permissions.ts';
import { refusal, scopeOf, type Scope } from '../../access/scope.ts';
import { change, inTransaction, queryFirst } from '../../database/query.ts';
import type { OperationContext, OperationHandler, OperationHandlers, OperationResult } from '../../../contract/operation.ts';
import { contentTypeId, type ContentTypeName } from '../../reference/contentTypes.ts';
import { done, found, missing, textParameter } from '../results.ts';
import { findItem, guarded, type ItemRow } from './itemRows.ts';
import { presentItem } from './presentItem.ts';

/** What the operations of a content type call it: `getSurveyItem`, `deleteSurveyItem`. */
const operationNouns: Record<ContentTypeName, string> = {
  SocialFeed: 'SocialFeed',
  Survey: 'Survey',
  Gallery: 'Gallery',
  ImageGalleryWithAlbums: 'ImageGallery',
  FeedbackLoop: 'FeedbackLoop',
  ContactDirectory: 'ContactDirectory',
  SuggestionBox: 'SuggestionBox',
  Resource: 'Resource',
};

/** Reading and deleting items: the same for all eight types but for the permissions (core §6, content §7). */
export const itemHandlers: OperationHandlers = Object.fromEntries(
  Object.entries(operationNouns).flatMap(([type, noun]): [string, OperationHandler][] => [
    [`get${noun}Item`, (context) => readItem(context, type as ContentTypeName)],
    [`delete${noun}Item`, (context) => deleteItem(context, type as ContentTypeName)],
  ]),
);

function readItem(context: OperationContext, type: ContentTypeName): OperationResult {
  const { scope, item } = locate(context, type);
  if (!canReadItem(scope.actor, guarded(item))) throw refusal(scope);
  return found(presentItem(context.database, item, context.clock()));
}

function deleteItem(context: OperationContext, type: ContentTypeName): OperationResult {
  const { scope, item } = locate(context, type);
  if (!canReadItem(scope.actor, guarded(item)) || !canDeleteItem(scope.actor, guarded(item))) throw refusal(scope);
  inTransaction(context.database, () => change(context.database, 'DELETE FROM content_items WHERE id = ?', item.id));
  return done();
}

/** The item that the path names; a page that the role may not read is refused before its items are looked for (decisions-content N1). */
function locate(context: OperationContext, type: ContentTypeName): { scope: Scope; item: ItemRow } {
  const scope = scopeOf(context);
  const instanceId = textParameter(context, 'id');
  const page = queryFirst(
    context.database,
    'SELECT 1 FROM content_instances WHERE id = ? AND tenant_id = ? AND content_type_id = ?',
    instanceId,
    scope.tenantId,
    contentTypeId(type),
  );
  if (page === undefined) throw missing('content page');
  if (!canReadPage(scope.actor, instanceId)) throw refusal(scope);
  const item = findItem(context.database, scope.tenantId, textParameter(context, 'itemId'));
  if (item === undefined || item.content_instance_id !== instanceId) throw missing('content item');
  return { scope, item };
}
