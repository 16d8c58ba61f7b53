import type { components } from '@noticeboard/api-types/schema';
import { datesToCome } from '@noticeboard/design-system/publishing';
import { daysLater } from '../../content/publication/daysLater.ts';
import { itemName } from '../../content/itemName.ts';

type Item = components['schemas']['ContentItem'];

/** A span of time: from this instant, up to and without that one; ISO 8601 in UTC. */
export interface Span {
  from: string;
  to: string;
}

/** An item with the page that it is on. */
export interface PlacedItem {
  pageId: string;
  item: Item;
}

interface CalendarThing extends PlacedItem {
  name: string;
}

/** Something that happens at one instant. */
export interface CalendarMark extends CalendarThing {
  kind: 'published' | 'scheduled' | 'series' | 'surveyEnds';
  /** ISO 8601 in UTC. */
  instant: string;
  /** Where it is or will be published; null where the host does not say. */
  nodeId: string | null;
}

/** An item that is on top of the others at a node for some time. */
export interface CalendarSpan extends CalendarThing, Span {
  nodeId: string;
}

/** Most dates of one series that are computed for the visible span. */
const datesInSight = 62;

const isWithin = (instant: string, { from, to }: Span): boolean => instant >= from && instant < to;

/** A date of the host in one format, so that dates compare as text; null if it is not a date (N08). */
function instantOf(date: string | null | undefined): string | null {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

const later = (one: string, other: string): string => (one > other ? one : other);

/** An item's entries in a span of the calendar: its publication, the dates to come, and the end of a survey for staff. */
export function marksOf(placed: PlacedItem, sight: Span, timeZone: string): CalendarMark[] {
  const { publishedContentItem: published, scheduledPublication: scheduled, expiresAtUtc } = placed.item;
  const name = itemName(placed.item);
  const marks: CalendarMark[] = [];
  const add = (kind: CalendarMark['kind'], instant: string | null, nodeId: string | null) => {
    if (instant !== null && isWithin(instant, sight)) marks.push({ ...placed, kind, name, instant, nodeId });
  };
  if (published) add('published', instantOf(published.publishedAtUtc), published.organizationNodeId);
  if (scheduled) {
    const isSeries = (scheduled.recurrence?.frequency ?? 'None') !== 'None';
    for (const instant of datesOf(scheduled, sight, timeZone)) add(isSeries ? 'series' : 'scheduled', instant, scheduled.organizationNodeId);
  }
  if (published || scheduled) add('surveyEnds', instantOf(expiresAtUtc), published?.organizationNodeId ?? scheduled?.organizationNodeId ?? null);
  return marks;
}

/** The coming dates of a schedule, by the rule that the panel previews; past ones were published, and only the last has a known date. */
function datesOf({ publicationUtc, recurrence }: NonNullable<Item['scheduledPublication']>, sight: Span, timeZone: string): string[] {
  const next = instantOf(publicationUtc);
  if (next === null || !recurrence || recurrence.frequency === 'None') return next === null ? [] : [next];
  return datesToCome({ ...recurrence, startDate: instantOf(recurrence.startDate) ?? next }, timeZone, later(next, sight.from), datesInSight).dates;
}

/** The spans in which an item is pinned, now and after the publications to come. */
export function pinsOf(placed: PlacedItem, sight: Span, timeZone: string): CalendarSpan[] {
  const { publishedContentItem: published, scheduledPublication: scheduled } = placed.item;
  const name = itemName(placed.item);
  const pins: CalendarSpan[] = [];
  const add = (from: string | null, to: string | null, nodeId: string) => {
    if (from !== null && to !== null && from < to && from < sight.to && to > sight.from) pins.push({ ...placed, name, from, to, nodeId });
  };
  if (published?.isPinned) add(instantOf(published.publishedAtUtc), instantOf(published.pinUntilUtc), published.organizationNodeId);
  if (scheduled) {
    const days = scheduled.recurrence?.pinEachPublicationForDays ?? 0;
    add(instantOf(scheduled.publicationUtc), instantOf(scheduled.pinUntilUtc), scheduled.organizationNodeId);
    // A pin that began before the visible span may reach into it.
    const earlier = { ...sight, from: daysLater(sight.from, -days) };
    if (days > 0) for (const instant of datesOf(scheduled, earlier, timeZone)) add(instant, daysLater(instant, days), scheduled.organizationNodeId);
  }
  return pins;
}

/** Two pins at one node at the same time: two items want to be on top. */
export interface PinCollision extends Span {
  nodeId: string;
  pins: readonly [first: CalendarSpan, second: CalendarSpan];
}

/** Where pins of different items of one page overlap at one node, in their order. */
export function collisionsOf(pins: readonly CalendarSpan[]): PinCollision[] {
  const ordered = pins.toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from));
  return ordered.flatMap((first, index) =>
    ordered.slice(index + 1).flatMap((second) => {
      const isMeeting = first.nodeId === second.nodeId && first.pageId === second.pageId && first.item.id !== second.item.id && second.from < first.to;
      return isMeeting ? [{ nodeId: first.nodeId, pins: [first, second] as const, from: second.from, to: first.to < second.to ? first.to : second.to }] : [];
    }),
  );
}
