import { clampPage, type DataTableColumn, EmptyState, ListCard, Stack } from '@noticeboard/design-system';
import { useMemo } from 'react';
import { WidgetBoundary } from '../../shared/WidgetBoundary.tsx';
import { useTableLoad } from '../../shared/list/useTableLoad.ts';
import { analyticsMessages } from '../../messages/analytics.ts';
import { listPageSize } from '../../ground/limits.ts';
import { DayChart } from './DayChart.tsx';
import { dayFigure } from './periodFigure.ts';
import { PeriodFigures } from './PeriodFigures.tsx';
import { type PersonQuestion, useContentViews, viewsOfDay } from './personReads.ts';
import { type ViewRow, viewRows } from './viewRows.ts';

const texts = analyticsMessages.contentViews;
const previewOf = ({ preview }: ViewRow): string => preview || analyticsMessages.topItems.untitled;
const counts = [{ id: 'views', name: texts.byDay.title, of: viewsOfDay }];
const getRowId = ({ id }: ViewRow): string => id;

const columns: readonly DataTableColumn<ViewRow>[] = [
  { id: 'preview', header: texts.columns.preview, isRowHeader: true, cell: previewOf, textValue: previewOf },
  { id: 'date', header: texts.columns.date, width: '9rem', cell: ({ date }) => date },
  { id: 'count', header: texts.columns.count, width: '6rem', align: 'end', cell: ({ count }) => count.toLocaleString() },
];

export interface ContentViewsProps extends PersonQuestion {
  /** From 1. */
  page: number;
  /** Another page of the table was chosen, from 1. */
  onPageChange: (page: number) => void;
}

/** What a person viewed: views by day, and the items viewed (API-104). */
export function ContentViews({ userId, range, isCompared, page, onPageChange }: ContentViewsProps) {
  const reads = useContentViews({ userId, range, isCompared });
  const { now: read } = reads;
  const load = useTableLoad({ ...read, error: read.data === undefined ? read.error : undefined }, false);
  const rows = useMemo(() => viewRows(read.data), [read.data]);
  const shownPage = clampPage(page, rows.length, listPageSize);
  const first = (shownPage - 1) * listPageSize;
  const shown = useMemo(() => rows.slice(first, first + listPageSize), [rows, first]);
  return (
    <Stack gap="large">
      {isCompared && (
        <WidgetBoundary>
          <PeriodFigures figures={[dayFigure(texts.columns.count, reads, range, viewsOfDay)]} />
        </WidgetBoundary>
      )}
      <WidgetBoundary>
        <DayChart {...texts.byDay} range={range} counts={counts} drawing="bars" reads={reads} />
      </WidgetBoundary>
      <WidgetBoundary>
        <ListCard
          label={texts.table}
          hasTitle
          columns={columns}
          narrowestTable={30}
          rows={shown}
          getRowId={getRowId}
          rowLabel={previewOf}
          load={load}
          empty={<EmptyState title={texts.empty} />}
          paging={{ label: texts.pages, page: shownPage, pageSize: listPageSize, totalCount: read.data === undefined ? null : rows.length, onPageChange }}
        />
      </WidgetBoundary>
    </Stack>
  );
}
