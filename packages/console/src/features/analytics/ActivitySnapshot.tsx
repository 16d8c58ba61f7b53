import { Button, EmptyState, ListCard, Stack } from '@noticeboard/design-system';
import Download from 'lucide-react/icons/download';
import { useMemo } from 'react';
import { useRead } from '../../api/useRead.ts';
import { analyticsMessages } from '../../messages/analytics.ts';
import { activitySnapshotSize } from '../../ground/limits.ts';
import { usePageWithin } from '../../shared/useLastPage.ts';
import { SlowWrite } from '../../shared/SlowWrite.tsx';
import { useTableLoad } from '../../shared/list/useTableLoad.ts';
import { rowsOf } from './rowsOf.ts';
import { nameOf, snapshotColumns, type SnapshotRow } from './snapshotColumns.tsx';
import type { SnapshotQuestion } from './snapshotQuestion.ts';
import { useSnapshotFile } from './useSnapshotFile.ts';

const texts = analyticsMessages.snapshot;
const getRowId = ({ userId }: SnapshotRow): string => userId;

export interface ActivitySnapshotProps {
  /** Active or inactive, in which days, and of which node. */
  question: SnapshotQuestion;
  /** From 1. */
  page: number;
  /** Another page; `isStep: false` when the user did not choose it. */
  onPageChange: (page: number, options?: { isStep: boolean }) => void;
}

/** The active or the inactive users of a node, ten a page, and all of them as a file (API-098 to API-102). */
export function ActivitySnapshot({ question, page, onPageChange }: ActivitySnapshotProps) {
  const { kind } = question.path;
  const read = useRead(
    '/api/management/analytics/organization-nodes/{nodeId}/users/{kind}/by-date/{from}/{to}/snapshot/{page}/{size}',
    { path: { ...question.path, page: page - 1, size: activitySnapshotSize }, query: question.query },
    { keepsPrevious: true },
  );
  const { data, isLoading } = read;
  const load = useTableLoad(read, data !== undefined);
  const file = useSnapshotFile(question);
  const { from, to } = question.path;
  const columns = useMemo(() => snapshotColumns(kind, { from, to }), [kind, from, to]);
  const rows = useMemo(() => rowsOf(data?.results), [data?.results]);
  const total = data?.totalElementCount ?? rows.length;
  // Fewer people than when the link was made: go to the last page (faults N09).
  usePageWithin({ page, size: activitySnapshotSize }, { count: total, isKnown: data !== undefined && !isLoading }, (last) => onPageChange(last, { isStep: false }));
  return (
    <Stack gap="small">
      <ListCard
        label={texts[kind].title}
        hasTitle
        columns={columns}
        narrowestTable={27}
        rows={rows}
        getRowId={getRowId}
        rowLabel={nameOf}
        load={load}
        empty={<EmptyState title={texts[kind].empty} />}
        paging={{
          label: texts[kind].pages,
          page,
          pageSize: activitySnapshotSize,
          totalCount: data ? total : null,
          isDisabled: data === undefined,
          onPageChange,
        }}
        actions={
          <Button
            size="small"
            variant="outline"
            tone="neutral"
            icon={<Download />}
            aria-label={texts[kind].download}
            isPending={file.isDownloading}
            hasWaited
            isDisabled={total === 0}
            onPress={() => void file.download()}
          >
            {texts.download}
          </Button>
        }
      />
      <SlowWrite isSlow={file.isSlow} cancel={file.cancel} />
    </Stack>
  );
}
