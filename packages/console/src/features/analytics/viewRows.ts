import type { components } from '@noticeboard/api-types/schema';
import { rowsOf } from './rowsOf.ts';

type ViewsDay = components['schemas']['UserContentViewsDay'];

/** An item that a person viewed on a day. */
export interface ViewRow {
  id: string;
  /** YYYY-MM-DD */
  date: string;
  preview: string;
  count: number;
}

/** Each item of each day, the newest day first. Days without a list are days without views (faults N08). */
export function viewRows(days: readonly ViewsDay[] | null | undefined): ViewRow[] {
  return rowsOf(days)
    .toSorted((first, second) => (first.viewDate < second.viewDate ? 1 : -1))
    .flatMap(({ viewDate, userContentViews }) =>
      rowsOf(userContentViews).map(({ contentItemId, preview, count }) => ({ id: `${viewDate} ${contentItemId}`, date: viewDate.slice(0, 10), preview: preview?.trim() ?? '', count })),
    );
}

/** How many views a day has in all. */
export const viewCount = ({ userContentViews }: ViewsDay): number => rowsOf(userContentViews).reduce((sum, { count }) => sum + count, 0);
