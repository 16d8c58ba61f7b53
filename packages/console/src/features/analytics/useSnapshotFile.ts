import { NetworkError, UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import { writeCsv } from '@noticeboard/design-system';
import { useWrite } from '../../api/useWrite.ts';
import { downloadSpinnerDelay } from '../../content/files/downloadSpinnerDelay.ts';
import { useIsSlow } from '../../ground/useIsSlow.ts';
import { fileNameOf, safeFileName } from '../../shared/safeFileName.ts';
import { saveFile } from '../../shared/saveFile.ts';
import type { SnapshotQuestion } from './snapshotQuestion.ts';

const filePath = '/api/management/analytics/organization-nodes/{nodeId}/users/{kind}/by-date/{from}/{to}/snapshot/file';

/** The reader of the host's file is loaded with the first file: no page carries it. */
const loadSnapshotRows = () =>
  import('./snapshotRows.ts').then(
    ({ snapshotRows }) => snapshotRows,
    (cause: unknown) => {
      throw new NetworkError({ method: 'GET', path: filePath }, cause);
    },
  );

/**
 * Saves all rows of a snapshot as a file (API-099). The host's file name and cells are made safe (X07). A failure
 * only ends the spinner (ERR-127).
 */
export function useSnapshotFile({ path, query }: SnapshotQuestion) {
  const { run, isPending, isSlow, cancel } = useWrite({
    send: async (client, _: void, signal) => {
      const [{ data, response }, rowsOf] = await Promise.all([client.GET(filePath, { params: { path, query }, parseAs: 'text', signal }), loadSnapshotRows()]);
      // A proxy's error page is not the file.
      if (data === undefined || /html|json/.test(response.headers.get('Content-Type') ?? '')) throw new UnexpectedAnswerError({ method: 'GET', path: filePath });
      return { text: data, rowsOf, disposition: response.headers.get('Content-Disposition') };
    },
    invalidates: [],
  });
  const download = async () => {
    const outcome = await run();
    if (outcome.status !== 'done') return;
    const name = safeFileName(fileNameOf(outcome.output.disposition), '.csv', `user-activity-${path.kind}-${path.from}-${path.to}`);
    const rows = outcome.output.rowsOf(outcome.output.text, Intl.DateTimeFormat().resolvedOptions().timeZone);
    saveFile(new Blob([writeCsv(rows)], { type: 'text/csv;charset=utf-8' }), name);
  };
  return { download, isDownloading: useIsSlow(isPending, downloadSpinnerDelay), isSlow, cancel };
}
