import type { components } from '@noticeboard/api-types/schema';
import { Button, Card, DataTable, type DataTableColumn, ErrorState, lazyPart, ProgressBar, SegmentedControl, Skeleton, Stack } from '@noticeboard/design-system';
import Download from 'lucide-react/icons/download';
import { Suspense, useState } from 'react';
import { useActingAs } from '../../../../access/useAccess.ts';
import { describeError } from '../../../../ground/describeError.ts';
import { socialFeedMessages } from '../../../../messages/socialFeed.ts';
import { writeCsv } from '../../../../shared/csv.ts';
import { panelDate, tableDate } from '../../../../shared/dates.ts';
import { saveFile } from '../../../../shared/saveFile.ts';
import type { Board, Reader } from './confirmationBoard.ts';
import * as styles from './ConfirmationBoard.css.ts';
import { WriteTo } from './WriteTo.tsx';
import { useConfirmationBoard } from './useConfirmationBoard.ts';

const UnitChart = lazyPart(async () => (await import('@noticeboard/design-system/charts')).StackedBarChart);

const texts = socialFeedMessages.engagement.board;
/** Height of the chart with its heading, so that nothing moves when its code arrives. */
const chartHeight = '23rem';

const columns: readonly DataTableColumn<Reader>[] = [
  { id: 'name', header: texts.name, isRowHeader: true, cell: ({ name }) => name },
  { id: 'unit', header: texts.unit, cell: ({ unit }) => unit },
  { id: 'confirmed', header: texts.confirmedAt, width: '12rem', cell: ({ confirmedUtc }) => (confirmedUtc === null ? texts.notYet : tableDate(confirmedUtc)) },
];

export interface ConfirmationBoardProps {
  /** Id of the feed. */
  feedId: string;
  /** The post, which is published and asks for confirmations. */
  post: components['schemas']['ContentItem'];
}

/** How many of a post's readers have confirmed to have read it, by unit, and who has not. */
export function ConfirmationBoard({ feedId, post }: ConfirmationBoardProps) {
  const actingAs = useActingAs();
  const { board, left, error, retry } = useConfirmationBoard(feedId, post);
  if (error !== undefined) return <ErrorState title={texts.failed} detail={describeError(error, { actingAs }).detail} onRetry={retry} />;
  if (board === undefined) return <Skeleton shape="block" height={chartHeight} />;
  const { confirmed, readers, units, others } = board;
  const remarks = [texts.estimate, others > 0 && texts.others(others), left.people > 0 && texts.peopleLeft(left.people), left.confirmations > 0 && texts.confirmationsLeft(left.confirmations)];
  return (
    <Stack gap="large">
      <Card title={texts.title} actions={<FileButton board={board} />}>
        <Stack gap="small">
          {readers.length === 0 ? (
            <p className={styles.remark}>{texts.noReaders}</p>
          ) : (
            <ProgressBar label={texts.since(panelDate(post.publishedContentItem?.publishedAtUtc))} value={(100 * confirmed) / readers.length} valueText={texts.count(confirmed, readers.length)} />
          )}
          {remarks.map((remark) => remark !== false && <p key={remark} className={styles.remark}>{remark}</p>)}
        </Stack>
      </Card>
      {units.length > 0 && (
        <Suspense fallback={<Skeleton shape="block" height={chartHeight} />}>
          <UnitChart
            title={texts.units}
            description={texts.lowestFirst}
            categories={units.map(({ name }) => name)}
            categoriesName={texts.unit}
            unit={texts.people}
            series={[
              { id: 'confirmed', name: texts.confirmed, values: units.map((unit) => unit.confirmed) },
              { id: 'open', name: texts.notConfirmed, values: units.map((unit) => unit.readers - unit.confirmed) },
            ]}
          />
        </Suspense>
      )}
      {readers.length > 0 && <People board={board} />}
    </Stack>
  );
}

const parts = ['open', 'confirmed'] as const;

/** People by whether they have confirmed. */
function People({ board: { readers, confirmed } }: { board: Board }) {
  const [part, setPart] = useState<(typeof parts)[number]>('open');
  const labels = { open: `${texts.notConfirmed} ${readers.length - confirmed}`, confirmed: `${texts.confirmed} ${confirmed}` };
  return (
    <Stack gap="small">
      {part === 'open' && <WriteTo people={readers.filter(({ confirmedUtc }) => confirmedUtc === null)} />}
      <SegmentedControl label={texts.show} size="small" segments={parts.map((id) => ({ id, label: labels[id] }))} value={part} onChange={(id) => setPart(parts.find((each) => each === id) ?? part)} />
      <DataTable
        label={texts.peopleTitle}
        isLabelHidden
        columns={columns}
        rows={readers.filter(({ confirmedUtc }) => (confirmedUtc === null) === (part === 'open'))}
        getRowId={({ id }) => id}
        rowLabel={({ name }) => name}
      />
    </Stack>
  );
}

/** All readers as a file; no cell of it runs in a spreadsheet (X07). */
function FileButton({ board }: { board: Board }) {
  const save = () => {
    const rows = board.readers.map(({ name, unit, confirmedUtc }) => [name, unit, confirmedUtc === null ? '' : tableDate(confirmedUtc)]);
    saveFile(new Blob([writeCsv([[texts.name, texts.unit, texts.confirmedAt], ...rows])], { type: 'text/csv;charset=utf-8' }), texts.fileName);
  };
  return (
    <Button variant="outline" tone="neutral" size="small" icon={<Download />} onPress={save}>
      {texts.download}
    </Button>
  );
}
