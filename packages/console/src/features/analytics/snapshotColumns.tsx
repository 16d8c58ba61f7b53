import type { components } from '@noticeboard/api-types/schema';
import { type DataTableColumn, RowName } from '@noticeboard/design-system';
import { paths } from '../../ground/paths.ts';
import { analyticsMessages } from '../../messages/analytics.ts';
import { tableDate } from '../../shared/dates.ts';
import { customRangeAddress } from './analyticsState.ts';
import type { SnapshotKind } from './snapshotQuestion.ts';
import { shownName } from '../../ground/named.ts';

/** A person of the tables of active and inactive users. */
export type SnapshotRow = components['schemas']['ActivitySnapshotRow'];

const texts = analyticsMessages.snapshot;

/** A person's name, or a placeholder where it is missing. */
export const nameOf = ({ name }: SnapshotRow): string => shownName(name);

/**
 * Columns of a table. Names link to what the person did in the same days. Inactive people have no activities to count.
 */
export function snapshotColumns(kind: SnapshotKind, range: { from: string; to: string }): readonly DataTableColumn<SnapshotRow>[] {
  const name: DataTableColumn<SnapshotRow> = {
    id: 'name',
    header: texts.columns.name,
    isRowHeader: true,
    cell: (row) => <RowName href={`${paths.analyticsEngagements}?${customRangeAddress(range, row.userId)}`}>{nameOf(row)}</RowName>,
    textValue: nameOf,
  };
  const lastActivity: DataTableColumn<SnapshotRow> = {
    id: 'lastActivity',
    header: texts.columns.lastActivity,
    width: '11rem',
    cell: (row) => (row.lastActivity === null ? texts.never : tableDate(row.lastActivity)),
  };
  const activityCount: DataTableColumn<SnapshotRow> = {
    id: 'activityCount',
    header: texts.columns.activityCount,
    width: '6.5rem',
    align: 'end',
    cell: (row) => row.activityCount.toLocaleString(),
  };
  return kind === 'active' ? [name, lastActivity, activityCount] : [name, lastActivity];
}
