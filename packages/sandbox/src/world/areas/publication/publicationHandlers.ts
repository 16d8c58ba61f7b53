import { canPublishTo, canReadItem, canWritePage, isInOwnNodes, type Actor } from '../../access/permissions.ts';
import { scopeFor } from '../../access/scope.ts';
import { change, inTransaction } from '../../database/query.ts';
import type { OperationContext, OperationResult } from '../../../contract/operation.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import { findItem, guarded, type ItemRow } from '../content/itemRows.ts';
import { presentStored } from '../content/presentItem.ts';
import { findNode, type NodeRow } from '../organization/nodes.ts';
import { done, found, invalid, missing, textParameter } from '../results.ts';
import { publish, unpublish, unschedule } from './publications.ts';
import type { ContextOf, ContractHandlers } from '../contractHandlers.ts';

/** The last year whose instants sort as text. */
const latest = Date.UTC(9999, 0, 1);

/** Larger numbers are mistakes and would exceed the calendar. */
const most = { interval: 1_000_000, occurrences: 1_000_000, pinEachPublicationForDays: 36_500 } as const;

/** A console's clock may be this much ahead of the host's (decisions-content A48). */
const tolerance = 60_000;

interface Place {
  tenantId: string;
  actor: Actor & { roleName: string };
  node: NodeRow;
  item: ItemRow;
}

/** Publishing to nodes (core §7). All of it needs the right to publish at the node (decisions-content A46). */
export const publicationHandlers: ContractHandlers = {
  publishContentItem: (context) => {
    const { body } = context;
    const place = locateToPublish(context, body.contentItemId);
    const pinUntilUtc = body.pinUntilUtc ?? null;
    const now = context.clock();
    mustNotPrecede('pinUntilUtc', pinUntilUtc, now.getTime());
    return changed(context, place, () => {
      publish(context.database, { itemId: place.item.id, nodeId: place.node.id, publishedAtUtc: now.toISOString(), publishedById: context.caller.userId, pinUntilUtc: instant(pinUntilUtc) });
      unschedule(context.database, place.item.id);
    });
  },

  unpublishContentItem: (context) => {
    const place = locate(context, textParameter(context, 'itemId'));
    if (place.item.published_node_id !== place.node.id) throw missing('publication at this node');
    changed(context, place, () => unpublish(context.database, place.item.id));
    return done();
  },

  unpinContentItem: (context) => {
    const place = locate(context, textParameter(context, 'itemId'));
    if (place.item.published_node_id !== place.node.id) throw missing('publication at this node');
    changed(context, place, () => change(context.database, 'UPDATE publications SET pin_until_utc = NULL WHERE content_item_id = ?', place.item.id));
    return done();
  },

  scheduleContentItem: (context) => schedule(context, false),
  rescheduleContentItem: (context) => schedule(context, true),

  scheduleRecurrentPublication: (context) => {
    const { body } = context;
    const place = locateToPublish(context, body.contentItemId);
    for (const field of ['interval', 'occurrences', 'pinEachPublicationForDays'] as const) if (body[field] > most[field]) throw invalid(field, `At most ${most[field]}.`);
    mustNotPrecede('startDate', body.startDate, context.clock().getTime() - tolerance);
    const first = instant(body.startDate);
    return changed(context, place, () => {
      unschedule(context.database, place.item.id);
      change(
        context.database,
        `INSERT INTO schedules (content_item_id, organization_node_id, publication_utc, scheduled_by_id, frequency, start_date, interval, occurrences, pin_each_publication_for_days)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        place.item.id,
        place.node.id,
        first,
        context.caller.userId,
        body.frequency,
        first,
        body.interval,
        body.occurrences,
        body.pinEachPublicationForDays,
      );
    });
  },

  cancelScheduledPublication: (context) => {
    const place = locate(context, textParameter(context, 'itemId'));
    if (place.item.scheduled_node_id !== place.node.id) throw missing('scheduled publication at this node');
    changed(context, place, () => unschedule(context.database, place.item.id));
    return done();
  },
};

function schedule(context: ContextOf<'scheduleContentItem' | 'rescheduleContentItem'>, isReschedule: boolean): OperationResult {
  const { body } = context;
  const place = locateToPublish(context, body.contentItemId);
  if (isReschedule && place.item.publication_utc === null) throw missing('scheduled publication');
  if (isReschedule && place.item.frequency !== null) throw new ProblemError(409, 'A recurrent publication is cancelled and scheduled anew.');
  mustNotPrecede('publicationUtc', body.publicationUtc, context.clock().getTime() - tolerance);
  mustNotPrecede('pinUntilUtc', body.pinUntilUtc ?? null, Date.parse(body.publicationUtc));
  return changed(context, place, () => {
    unschedule(context.database, place.item.id);
    change(
      context.database,
      'INSERT INTO schedules (content_item_id, organization_node_id, publication_utc, pin_until_utc, scheduled_by_id) VALUES (?, ?, ?, ?, ?)',
      place.item.id,
      place.node.id,
      instant(body.publicationUtc),
      instant(body.pinUntilUtc ?? null),
      context.caller.userId,
    );
  });
}

/** The node and the item of a call, if the role may make the call there. */
function locate(context: OperationContext, itemId: string): Place {
  const { tenantId, actor } = scopeFor(context, ['SuperAdmin', 'OrganizationUnitAdmin']);
  const node = findNode(context.database, tenantId, textParameter(context, 'id'));
  if (node === undefined) throw missing('node');
  const item = findItem(context.database, tenantId, itemId);
  if (item === undefined) throw missing('content item');
  if (!canReadItem(actor, guarded(item)) || !canWritePage(actor, item.content_instance_id) || !isWriteNode(actor, node)) throw notAllowed(actor, node);
  return { tenantId, actor, node, item };
}

/**
 * The same for a new publication, which the node must accept. Replacing one at another node needs the right there, as
 * unpublishing does (ADR 0064).
 */
function locateToPublish(context: OperationContext, itemId: string): Place {
  const place = locate(context, itemId);
  const { tenantId, actor, node, item } = place;
  if (!canPublishTo(actor, { path: node.path, publishEnabled: node.publish_enabled === 1 })) throw notAllowed(actor, node);
  for (const leftId of [item.published_node_id, item.scheduled_node_id]) {
    const left = leftId === null ? undefined : findNode(context.database, tenantId, leftId);
    if (left !== undefined && !isWriteNode(actor, left)) throw notAllowed(actor, left);
  }
  return place;
}

function isWriteNode(actor: Actor, { path }: NodeRow): boolean {
  return actor.roleType === 'SuperAdmin' || isInOwnNodes(actor, path);
}

/** The panel's own sentence (core §5), with the role and the node (decisions-main 3). */
function notAllowed({ roleName }: Place['actor'], { name }: NodeRow): ProblemError {
  return new ProblemError(403, `You are not allowed to publish on this node. The role '${roleName}' does not allow it at '${name}'.`);
}

function changed(context: OperationContext, { tenantId, item }: Place, work: () => void): OperationResult {
  inTransaction(context.database, work);
  return found(presentStored(context.database, tenantId, item.id, context.clock()));
}

function mustNotPrecede(field: string, value: string | null, earliest: number): void {
  if (value === null) return;
  if (Date.parse(value) < earliest) throw invalid(field, 'The date lies too early.');
  if (Date.parse(value) >= latest) throw invalid(field, 'The date lies too late.');
}

function instant(value: string | null): string | null {
  return value === null ? null : new Date(value).toISOString();
}
