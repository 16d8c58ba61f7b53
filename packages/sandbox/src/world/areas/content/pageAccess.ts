import { canEditItem, canReadItem, canReadPage, canWritePage } from '../../access/permissions.ts';
import { refusal, scopeOf, type Scope } from '../../access/scope.ts';
import type { OperationContext } from '../../../contract/operation.ts';
import type { ContentTypeName } from '../../reference/contentTypes.ts';
import { missing, textParameter } from '../results.ts';
import { instanceRow, type InstanceRow } from './instanceRows.ts';
import { findItem, guarded, type ItemRow } from './itemRows.ts';

/** A content page with the caller's scope. */
export interface PagePlace {
  scope: Scope;
  page: InstanceRow;
}

/** An item with its page and the caller's scope. */
export interface ItemPlace extends PagePlace {
  item: ItemRow;
}

/**
 * The page of a call below it. A page that the role may not read is refused before anything on it is looked up
 * (decisions-content N1).
 *
 * @throws ProblemError 403, 404
 */
export function readablePage(context: OperationContext, type: ContentTypeName): PagePlace {
  const scope = scopeOf(context);
  const page = instanceRow(context.database, scope.tenantId, type, textParameter(context, 'id'));
  if (!canReadPage(scope.actor, page.id)) throw refusal(scope);
  return { scope, page };
}

/** The page of a call that writes on it. @throws ProblemError 403, 404 */
export function writablePage(context: OperationContext, type: ContentTypeName): PagePlace {
  const place = readablePage(context, type);
  if (!canWritePage(place.scope.actor, place.page.id)) throw refusal(place.scope);
  return place;
}

/** The item that the path names. @throws ProblemError 403, 404 */
export function readableItem(context: OperationContext, type: ContentTypeName): ItemPlace {
  const place = readablePage(context, type);
  const item = findItem(context.database, place.scope.tenantId, textParameter(context, 'itemId'));
  if (item === undefined || item.content_instance_id !== place.page.id) throw missing('content item');
  if (!canReadItem(place.scope.actor, guarded(item))) throw refusal(place.scope);
  return { ...place, item };
}

/** The item of a call that only administrators make: what readers wrote and did, including hidden comments. @throws ProblemError 403, 404 */
export function administeredItem(context: OperationContext, type: ContentTypeName): ItemPlace {
  const place = readableItem(context, type);
  if (place.scope.actor.roleType === 'Staff') throw refusal(place.scope);
  return place;
}

/** The item of a call that changes it. @throws ProblemError 403, 404 */
export function editableItem(context: OperationContext, type: ContentTypeName): ItemPlace {
  const place = readableItem(context, type);
  if (!canEditItem(place.scope.actor, guarded(place.item))) throw refusal(place.scope);
  return place;
}
