import { Alert, DataTable, type DataTableColumn, ProgressBar, spacedPhone, Stack } from '@noticeboard/design-system';
import { importMessages as texts } from '../../../messages/import.ts';
import { SlowWrite, type SlowWriteProps } from '../../../shared/SlowWrite.tsx';
import { type ImportColumn, type ImportPerson, type ImportPreview, importColumns, withTakenUsernames } from './importPreview.ts';
import { ImportedName } from './ImportedName.tsx';
import { RowNotes } from './RowNotes.tsx';
import { shortCell } from './shortCell.ts';
import { useTakenUsernames } from './useTakenUsernames.ts';
import type { ImportFailure } from './useImport.ts';
import * as styles from './import.css.ts';

const shownRows = 5;
/** A file that is not a list of people may have thousands of columns. */
const shownHeadings = 20;

export interface PreviewStepProps {
  /** The file that was chosen, for its name and to be sent. */
  file: File;
  /** The preview: columns, people and the problems of their rows. */
  preview: ImportPreview;
  /** Why the file was not imported, or that it is unknown whether it was. */
  failure: ImportFailure | null;
  /** Whether the file is being sent. */
  isSending: boolean;
  /** How much of it has been sent, from 0 to 1; null while unknown. */
  sent: number | null;
  /** Whether sending takes long, and the function that stops waiting for it. */
  wait: SlowWriteProps;
}

function shownCell(person: ImportPerson, column: ImportColumn): string {
  return column === 'phoneNumber' ? spacedPhone(shortCell(person.phoneNumber), null) : shortCell(person[column]);
}

const columnOf = (column: ImportColumn): DataTableColumn<ImportPerson> => ({
  id: column,
  header: texts.headings[column],
  cell: (person) => (column === 'name' ? <ImportedName name={person.name} /> : shownCell(person, column)),
  textValue: (person) => shownCell(person, column),
  isRowHeader: column === 'name',
});
const rowColumn: DataTableColumn<ImportPerson> = { id: 'row', header: texts.row, cell: ({ row }) => row, align: 'end', width: '4.5rem' };
const columns = [rowColumn, ...importColumns.map(columnOf)];
const getRowId = ({ row }: ImportPerson) => String(row);
const rowLabel = ({ name }: ImportPerson) => shortCell(name) || texts.noName;

/** The preview of the file, before anything is sent. */
export function PreviewStep({ file, preview, failure, isSending, sent, wait }: PreviewStepProps) {
  const encoding = texts.encodings[preview.encoding];
  const { status, taken } = useTakenUsernames(preview.people);
  const problems = withTakenUsernames(preview, taken);
  return (
    <Stack gap="large">
      {failure !== null && (
        <Alert tone="danger" isAnnounced title={failure.title}>
          {failure.message}
        </Alert>
      )}
      <div>
        <h3 className={styles.title}>{texts.previewTitle(file.name)}</h3>
        <p>
          {texts.summary(preview.rows.length)} {encoding} {status === 'unknown' && texts.takenUnknown}
        </p>
        {status === 'looking' && <p className={styles.name}>{texts.lookingForTaken}</p>}
      </div>
      <dl className={styles.facts}>
        <Fact name={texts.recognised} values={preview.columns} />
        {preview.ignored.length > 0 && <Fact name={texts.ignored} values={preview.ignored} />}
      </dl>
      {preview.cutOff.length > 0 && (
        <Alert tone="warning" title={texts.cutOffTitle}>
          {texts.cutOffText}
          <RowNotes label={texts.cutOffTitle} notes={preview.cutOff} />
        </Alert>
      )}
      {problems.length > 0 && (
        <Alert tone="warning" title={texts.problemsTitle(problems.length)}>
          {texts.problemsText}
          <RowNotes label={texts.problemsTitle(problems.length)} notes={problems} />
        </Alert>
      )}
      {preview.formulas.length > 0 && (
        <Alert tone="info" title={texts.notesTitle}>
          {texts.notesText}
          <RowNotes label={texts.notesTitle} notes={preview.formulas} />
        </Alert>
      )}
      <DataTable
        label={texts.firstRows}
        columns={columns}
        rows={preview.people.slice(0, shownRows)}
        getRowId={getRowId}
        rowLabel={rowLabel}
        page={{ totalCount: preview.people.length }}
      />
      {isSending && <Sending file={file} sent={sent} />}
      <SlowWrite {...wait} />
    </Stack>
  );
}

/** First the file is sent; then the host processes the rows without reporting progress. */
function Sending({ file, sent }: Pick<PreviewStepProps, 'file' | 'sent'>) {
  return sent === 1 ? <ProgressBar label={texts.working} /> : <ProgressBar label={texts.sending(file.name)} {...(sent !== null && { value: sent * 100 })} />;
}

function Fact({ name, values }: { name: string; values: readonly string[] }) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {values.slice(0, shownHeadings).map(shortCell).join(', ')}
        {values.length > shownHeadings && `. ${texts.more(values.length - shownHeadings)}`}
      </dd>
    </div>
  );
}
