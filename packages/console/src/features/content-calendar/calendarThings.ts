import type { CalendarEntry, CalendarPin } from '@noticeboard/design-system/publishing';
import { contentKinds } from '../../content/kinds.ts';
import { paths } from '../../ground/paths.ts';
import { type CalendarMark, collisionsOf, marksOf, type PinCollision, pinsOf, type PlacedItem, type Span } from './calendarEntries.ts';
import type { CalendarPage } from './useCalendarPages.ts';
import type { PendingMove } from './useReschedule.ts';

/** What the calendar shows of the items read. */
export interface CalendarThings {
  entries: readonly CalendarEntry[];
  pins: readonly CalendarPin[];
  collisions: readonly PinCollision[];
}

interface Sight extends Span {
  timeZone: string;
  /** Ids of the units that are shown; null for all. */
  unitIds: ReadonlySet<string> | null;
  /** Whether an entry can be given another date. */
  isMovable: (mark: CalendarMark) => boolean;
  /** Dates that are being changed: items are shown at their new dates. */
  pending: readonly PendingMove[];
}

/** The address of an item on one of these pages; empty where the page is not known. */
export const hrefOfItem = (page: CalendarPage | undefined, itemId: string): string => (page === undefined ? '' : paths.contentItemEdit(contentKinds[page.typeName].segment, page.id, itemId));

/** The entries, pins and collisions of these items in the visible span. */
export function calendarThings(items: readonly PlacedItem[], pages: readonly CalendarPage[], { timeZone, unitIds, isMovable, pending, ...span }: Sight, nodeNames: ReadonlyMap<string, string>): CalendarThings {
  const pageOf = new Map(pages.map((page) => [page.id, page]));
  const isInSight = ({ nodeId }: { nodeId: string | null }) => unitIds === null || (nodeId !== null && unitIds.has(nodeId));
  const shared = ({ item, pageId, name, nodeId }: PlacedItem & { name: string; nodeId: string | null }) => {
    const page = pageOf.get(pageId);
    return {
      name,
      tone: page?.tone ?? 0,
      pageName: page?.name ?? '',
      where: nodeId === null ? null : (nodeNames.get(nodeId) ?? null),
      href: hrefOfItem(page, item.id),
    };
  };
  const marks = items.flatMap((placed) => marksOf(asPending(placed, pending), span, timeZone)).filter(isInSight);
  const spans = items.flatMap((placed) => pinsOf(placed, span, timeZone)).filter(isInSight);
  const collisions = collisionsOf(spans);
  const colliding = new Set(collisions.flatMap(({ pins }) => pins));
  return {
    entries: marks.map((mark) => ({ ...shared(mark), id: idOf(mark), kind: mark.kind, instant: mark.instant, isMovable: isMovable(mark), isMoving: mark.kind === 'scheduled' && pending.some(({ itemId }) => itemId === mark.item.id) })),
    pins: spans.map((pin) => ({ ...shared(pin), id: `${pin.item.id} ${pin.from}`, from: pin.from, to: pin.to, isColliding: colliding.has(pin) })),
    collisions,
  };
}

const idOf = ({ item, kind, instant }: CalendarMark): string => `${item.id} ${kind} ${instant}`;

/** The item of an entry, visible or not: an entry that is dragged to another week leaves its own behind. */
export const itemOfEntry = (items: readonly PlacedItem[], { id }: Pick<CalendarEntry, 'id'>): PlacedItem | undefined => items.find(({ item }) => id.startsWith(`${item.id} `));

/** An item with its pending date. */
function asPending({ pageId, item }: PlacedItem, pending: readonly PendingMove[]): PlacedItem {
  const move = pending.find(({ itemId }) => itemId === item.id);
  if (move === undefined || item.scheduledPublication === null) return { pageId, item };
  return { pageId, item: { ...item, scheduledPublication: { ...item.scheduledPublication, publicationUtc: move.instant } } };
}

/** How many visible entries there are of each kind. */
export const countsOf = (entries: readonly CalendarEntry[]): Readonly<Record<CalendarEntry['kind'], number>> => {
  const counts = { published: 0, scheduled: 0, series: 0, surveyEnds: 0 };
  for (const { kind } of entries) counts[kind] += 1;
  return counts;
};
