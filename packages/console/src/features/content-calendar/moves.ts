import type { OrganizationTreeNode } from '@noticeboard/design-system/organization';
import { can, type PlacedAccess } from '../../access/permissions.ts';
import type { CalendarMark, CalendarSpan } from './calendarEntries.ts';

/**
 * Whether an entry may be dropped at an instant: a different one in the future.
 *
 * @param now in milliseconds
 */
export const mayMoveTo = (instant: string, to: string, now: number): boolean => Date.parse(to) !== Date.parse(instant) && Date.parse(to) > now;

/** Ids of the nodes with publishing switched off (decisions-core A66). */
export const nodesTakingNone = (nodes: readonly OrganizationTreeNode[]): ReadonlySet<string> =>
  new Set(nodes.flatMap((node) => [...(node.isPublishingOff ? [node.id] : []), ...nodesTakingNone(node.children ?? [])]));

/**
 * Whether an entry can be rescheduled: it is to be published once, in the future, and the role may publish there. The dates
 * of a series come from its rule, and the host moves none of them. The host decides in the end.
 *
 * @param takingNone the nodes with publishing switched off
 */
export function isMovable({ kind, instant, pageId, nodeId }: Pick<CalendarMark, 'kind' | 'instant' | 'pageId' | 'nodeId'>, access: PlacedAccess, takingNone: ReadonlySet<string>, now: number): boolean {
  if (kind !== 'scheduled' || nodeId === null || Date.parse(instant) <= now) return false;
  return can(access, 'writeContentPage', { contentInstanceId: pageId }).allowed && can(access, 'publish', { organizationNodeId: nodeId, publishEnabled: !takingNone.has(nodeId) }).allowed;
}

/** Whether a pin belongs to a coming publication that is not a series. */
export function isScheduledOnce({ item: { scheduledPublication: scheduled }, from }: Pick<CalendarSpan, 'item' | 'from'>): boolean {
  return scheduled !== null && (scheduled.recurrence?.frequency ?? 'None') === 'None' && Date.parse(scheduled.publicationUtc) === Date.parse(from);
}
