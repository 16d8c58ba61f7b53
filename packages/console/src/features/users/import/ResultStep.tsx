import { Alert, DataTable, type DataTableColumn, Stack } from '@noticeboard/design-system';
import { useMemo } from 'react';
import { ImportedName } from './ImportedName.tsx';
import { shortCell } from './shortCell.ts';
import { importMessages as texts } from '../../../messages/import.ts';
import type { ImportPreview, RowNote } from './importPreview.ts';
import * as styles from './import.css.ts';

/** Rows shown; the file to download has all of them. */
const shownRows = 60;

interface FailedRow extends RowNote {
  name: string;
  username: string;
}

const columns: readonly DataTableColumn<FailedRow>[] = [
  { id: 'row', header: texts.row, cell: ({ row }) => row, align: 'end', width: '4.5rem' },
  { id: 'name', header: texts.headings.name, cell: ({ name }) => <ImportedName name={name} />, textValue: ({ name }) => name, isRowHeader: true },
  { id: 'username', header: texts.headings.username, cell: ({ username }) => username, textValue: ({ username }) => username },
  { id: 'reason', header: texts.reason, cell: ({ message }) => message, width: '45%' },
];
const getRowId = ({ row }: FailedRow) => String(row);
const rowLabel = ({ name }: FailedRow) => name || texts.noName;

export interface ResultStepProps {
  /** The preview of the file that was sent, for the names of the rows that failed. */
  preview: ImportPreview;
  /** Number of users added. */
  created: number;
  /** Rows without a new user. */
  failed: RowNote[];
}

/** A name as long as a book is refused, and shown in part. */
const shown = (person: ImportPreview['people'][number] | undefined) => ({ name: shortCell(person?.name ?? ''), username: shortCell(person?.username ?? '') });

/** The outcome of each row. */
export function ResultStep({ preview, created, failed }: ResultStepProps) {
  const rows = useMemo(() => {
    const people = new Map(preview.people.map((person) => [person.row, person]));
    return failed.slice(0, shownRows).map((note) => ({ ...note, ...shown(people.get(note.row)) }));
  }, [preview, failed]);
  return (
    <Stack gap="large">
      <Alert tone={created > 0 ? 'success' : 'danger'} isAnnounced title={created > 0 ? texts.added(created) : texts.allFailed} />
      {failed.length > 0 && (
        <div className={styles.failed}>
          <DataTable label={texts.failedTitle(failed.length)} columns={columns} rows={rows} getRowId={getRowId} rowLabel={rowLabel} page={{ totalCount: failed.length }} />
          <p className={styles.name}>
            {failed.length > shownRows && `${texts.firstFailed(shownRows, failed.length)} `}
            {texts.failedText}
          </p>
        </div>
      )}
    </Stack>
  );
}
