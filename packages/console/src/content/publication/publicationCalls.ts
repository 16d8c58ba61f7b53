import type { ConsoleClient } from '@noticeboard/api-types';
import type { components } from '@noticeboard/api-types/schema';
import type { Recurrence } from '@noticeboard/design-system';
import { daysLater } from './daysLater.ts';

type ContentItem = components['schemas']['ContentItem'];

/** An action on the publication of an item, with its parameters. */
export type PublicationAct =
  | { kind: 'publish'; nodeId: string; pinUntilUtc: string | null }
  | { kind: 'schedule' | 'reschedule'; nodeId: string; publicationUtc: string; pinUntilUtc: string | null }
  | { kind: 'recur'; nodeId: string; recurrence: Recurrence }
  | { kind: 'cancel' | 'unpublish' | 'unpin'; nodeId: string };

const base = '/api/management/organization-nodes/{id}/content-items';

/** Makes the call of an action (core §7): all of them name the node. */
export function sendPublication(client: ConsoleClient, contentItemId: string, act: PublicationAct, signal: AbortSignal): Promise<unknown> {
  const node = { params: { path: { id: act.nodeId } }, signal };
  const ofItem = { params: { path: { id: act.nodeId, itemId: contentItemId } }, signal };
  switch (act.kind) {
    case 'publish':
      return client.POST(`${base}/publish`, { ...node, body: { contentItemId, pinUntilUtc: act.pinUntilUtc } });
    case 'schedule':
      return client.POST(`${base}/schedule-publish`, { ...node, body: { contentItemId, publicationUtc: act.publicationUtc, pinUntilUtc: act.pinUntilUtc } });
    case 'reschedule':
      return client.PUT(`${base}/schedule-publish`, { ...node, body: { contentItemId, publicationUtc: act.publicationUtc, pinUntilUtc: act.pinUntilUtc } });
    case 'recur':
      return client.POST(`${base}/schedule-recurrent-publish`, { ...node, body: { contentItemId, ...act.recurrence } });
    case 'cancel':
      return client.DELETE(`${base}/scheduled/{itemId}`, ofItem);
    case 'unpublish':
      return client.DELETE(`${base}/published/{itemId}`, ofItem);
    case 'unpin':
      return client.DELETE(`${base}/{itemId}/pin`, ofItem);
  }
}

/**
 * The end of the pin of an item that is published before its date (decisions-core A16): that of its schedule, and for a series
 * the length of the pin of each publication.
 *
 * @param now the moment of the press, ISO 8601 in UTC
 */
export function pinOfPublishNow({ pinUntilUtc, recurrence }: NonNullable<ContentItem['scheduledPublication']>, now: string): string | null {
  // A value that a host omits counts as absent.
  const days = recurrence?.pinEachPublicationForDays ?? 0;
  return days > 0 ? daysLater(now, days) : (pinUntilUtc ?? null);
}

/**
 * Whether the date of an action has passed: if it is sent, one host refuses it and another publishes immediately.
 *
 * @param now in milliseconds
 */
export function isOverdue(act: PublicationAct, now: number): boolean {
  const date = act.kind === 'recur' ? act.recurrence.startDate : 'publicationUtc' in act ? act.publicationUtc : null;
  return date !== null && Date.parse(date) <= now;
}

const isSameMoment = (first: string | null | undefined, second: string | null | undefined): boolean =>
  first == null || second == null ? (first ?? null) === (second ?? null) : Date.parse(first) === Date.parse(second);

type KnownRecurrence = Omit<Recurrence, 'startDate'> & { startDate?: string | undefined };

const isSameRecurrence = (now: KnownRecurrence | null | undefined, wanted: Recurrence): boolean =>
  now != null &&
  (now.startDate === undefined || isSameMoment(now.startDate, wanted.startDate)) &&
  now.frequency === wanted.frequency &&
  now.interval === wanted.interval &&
  now.occurrences === wanted.occurrences &&
  now.pinEachPublicationForDays === wanted.pinEachPublicationForDays;

type Publications = Pick<ContentItem, 'publishedContentItem' | 'scheduledPublication'>;

/** Whether the publication and the schedule of an item are unchanged: unit, dates and pin. A value that a host omits counts as absent. */
export function isPublishedAlike({ publishedContentItem: published, scheduledPublication: scheduled }: Publications, { publishedContentItem, scheduledPublication }: Publications): boolean {
  return (
    (published?.organizationNodeId ?? null) === (publishedContentItem?.organizationNodeId ?? null) &&
    isSameMoment(published?.publishedAtUtc, publishedContentItem?.publishedAtUtc) &&
    isSameMoment(published?.pinUntilUtc, publishedContentItem?.pinUntilUtc) &&
    (scheduled?.organizationNodeId ?? null) === (scheduledPublication?.organizationNodeId ?? null) &&
    isSameMoment(scheduled?.publicationUtc, scheduledPublication?.publicationUtc) &&
    isSameMoment(scheduled?.pinUntilUtc, scheduledPublication?.pinUntilUtc)
  );
}

/** Whether an item is in the state that an action leads to: an action whose response was lost was done then (N05). */
export function isDone({ publishedContentItem: published, scheduledPublication: scheduled }: ContentItem, act: PublicationAct): boolean {
  switch (act.kind) {
    case 'publish':
      return published?.organizationNodeId === act.nodeId && scheduled == null && isSameMoment(published.pinUntilUtc, act.pinUntilUtc);
    case 'schedule':
    case 'reschedule':
      return scheduled?.organizationNodeId === act.nodeId && isSameMoment(scheduled.publicationUtc, act.publicationUtc) && isSameMoment(scheduled.pinUntilUtc, act.pinUntilUtc);
    case 'recur':
      return scheduled?.organizationNodeId === act.nodeId && isSameRecurrence(scheduled.recurrence, act.recurrence);
    case 'cancel':
      return scheduled == null;
    case 'unpublish':
      return published == null;
    case 'unpin':
      return published != null && !published.isPinned;
  }
}
