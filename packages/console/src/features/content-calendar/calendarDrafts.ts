import type { CalendarDraft } from '@noticeboard/design-system/publishing';
import { can, type Access } from '../../access/permissions.ts';
import { contentKinds } from '../../content/kinds.ts';
import { itemName } from '../../content/itemName.ts';
import { paths } from '../../ground/paths.ts';
import type { PlacedItem } from './calendarEntries.ts';
import type { CalendarPage } from './useCalendarPages.ts';

/** Items neither published nor scheduled, newest first, on pages that the role may write on: others could not be given a date. */
export function draftsOf(items: readonly PlacedItem[], pages: readonly CalendarPage[], access: Access): CalendarDraft[] {
  const pageOf = new Map(pages.filter(({ id }) => can(access, 'writeContentPage', { contentInstanceId: id }).allowed).map((page) => [page.id, page]));
  return items
    .filter(({ item }) => item.publishedContentItem === null && item.scheduledPublication === null)
    .toSorted((one, other) => (other.item.createdUtc ?? '').localeCompare(one.item.createdUtc ?? ''))
    .flatMap(({ item, pageId }) => {
      const page = pageOf.get(pageId);
      if (page === undefined) return [];
      return [{ id: item.id, name: itemName(item), tone: page.tone, pageName: page.name, href: paths.contentItemEdit(contentKinds[page.typeName].segment, pageId, item.id) }];
    });
}
