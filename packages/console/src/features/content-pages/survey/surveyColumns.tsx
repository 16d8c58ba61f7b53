import type { DataTableColumn } from '@noticeboard/design-system';
import { hostNow } from '../../../ground/hostClock.ts';
import { surveyMessages } from '../../../messages/survey.ts';
import type { ContentItem, ContentItemRow } from '../list/contentItemRow.ts';
import { itemColumns } from '../list/itemColumns.tsx';

const texts = surveyMessages.list;
const day = 86_400_000;

/** How long a survey is open, and whether it is (decisions-content O11). */
export function durationInWords({ createdUtc, expiresAtUtc, isOpen }: Pick<ContentItem, 'createdUtc' | 'expiresAtUtc' | 'isOpen'>, now: number): string {
  const length = Date.parse(expiresAtUtc ?? '') - Date.parse(createdUtc);
  const words = Number.isNaN(length) ? texts.endless : texts.days(Math.max(0, Math.ceil(length / day)));
  const isPast = Date.parse(expiresAtUtc ?? '') <= now;
  return `${words}, ${(isOpen && !isPast ? texts.open : texts.closed).toLowerCase()}`;
}

const cell = ({ content }: ContentItemRow) => durationInWords(content, hostNow());

/** Widths of the table, in rem, below which columns are shown inside another one. */
const wide = 66;
const narrow = 50;

/** Columns of the surveys (SURV-103), the name first: people look for it. */
export const surveyColumns: readonly DataTableColumn<ContentItemRow>[] = itemColumns().flatMap((column) => {
  if (column.id === 'level') return [{ id: 'duration', header: texts.duration, width: '8.5rem', joins: { below: narrow, column: 'published' }, cell, textValue: cell }, column];
  return column.id === 'posted' ? [{ ...column, width: '7.75rem', joins: { below: wide, column: 'postedBy' } }] : [column];
});
