import type { OrganizationTreeNode } from '@noticeboard/design-system/organization';
import { can, type PlacedAccess } from '../../access/permissions.ts';
import type { CalendarMark, CalendarSpan } from './calendarEntries.ts';

/**
 * Whether an entry may be dropped at an instant: at another one that leaves it ahead.
 *
 * @param now in milliseconds
 */
export const mayMoveTo = (instant: string, to: string, now: number): boolean => Date.parse(to) !== Date.parse(instant) && Date.parse(to) > now;

/** Ids of the nodes that take no publications (decisions-core A66). */
export const nodesTakingNone = (nodes: readonly OrganizationTreeNode[]): ReadonlySet<string> =>
  new Set(nodes.flatMap((node) => [...(node.isPublishingOff ? [node.id] : []), ...nodesTakingNone(node.children ?? [])]));

/**
 * Whether an entry can be given another date: it is to be published once, is still ahead, and the role may publish there. The dates
 * of a series come from its rule, and the host moves none of them. The host has the last word.
 *
 * @param takingNone the nodes that take no publications
 */
export function isMovable({ kind, instant, pageId, nodeId }: Pick<CalendarMark, 'kind' | 'instant' | 'pageId' | 'nodeId'>, access: PlacedAccess, takingNone: ReadonlySet<string>, now: number): boolean {
  if (kind !== 'scheduled' || nodeId === null || Date.parse(instant) <= now) return false;
  return can(access, 'writeContentPage', { contentInstanceId: pageId }).allowed && can(access, 'publish', { organizationNodeId: nodeId, publishEnabled: !takingNone.has(nodeId) }).allowed;
}

/** Whether a pin comes with a publication to come that is no series. */
export function isScheduledOnce({ item: { scheduledPublication: scheduled }, from }: Pick<CalendarSpan, 'item' | 'from'>): boolean {
  return scheduled !== null && (scheduled.recurrence?.frequency ?? 'None') === 'None' && Date.parse(scheduled.publicationUtc) === Date.parse(from);
}
