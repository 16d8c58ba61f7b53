import { parseAbsolute, parseDate, toCalendarDateTime, toTime, toZoned } from '@internationalized/date';
import { dayOf } from '@noticeboard/design-system';
import { can, type PlacedAccess } from '../../access/permissions.ts';
import type { CalendarMark, CalendarSpan } from './calendarEntries.ts';

/** The same time of day on another day, YYYY-MM-DD, on the wall clock of the time zone; ISO 8601 in UTC. */
export function movedTo(instant: string, day: string, timeZone: string): string {
  const time = toTime(parseAbsolute(instant, timeZone));
  return toZoned(toCalendarDateTime(parseDate(day), time), timeZone, 'compatible').toAbsoluteString();
}

/**
 * Whether an entry may be dropped on a day: on another one that leaves it ahead.
 *
 * @param now in milliseconds
 */
export const mayMoveTo = (instant: string, day: string, timeZone: string, now: number): boolean => dayOf(instant, timeZone) !== day && Date.parse(movedTo(instant, day, timeZone)) > now;

/**
 * Whether an entry can be given another date: it is to be published once, is still ahead, and the role may publish there. The dates
 * of a series come from its rule, and the host moves none of them. The host has the last word.
 */
export function isMovable({ kind, instant, pageId, nodeId }: Pick<CalendarMark, 'kind' | 'instant' | 'pageId' | 'nodeId'>, access: PlacedAccess, now: number): boolean {
  if (kind !== 'scheduled' || nodeId === null || Date.parse(instant) <= now) return false;
  return can(access, 'writeContentPage', { contentInstanceId: pageId }).allowed && can(access, 'publish', { organizationNodeId: nodeId, publishEnabled: true }).allowed;
}

/** Whether a pin comes with a publication to come that is no series. */
export function isScheduledOnce({ item: { scheduledPublication: scheduled }, from }: Pick<CalendarSpan, 'item' | 'from'>): boolean {
  return scheduled !== null && (scheduled.recurrence?.frequency ?? 'None') === 'None' && Date.parse(scheduled.publicationUtc) === Date.parse(from);
}
