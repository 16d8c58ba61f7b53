import { writeCsv } from '@noticeboard/design-system';
import type { ConsoleClient } from '@noticeboard/api-types';
import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import { useWrite } from '../../../api/useWrite.ts';
import { loadCsvReader } from '../../../shared/loadCsvReader.ts';
import { fileNameOf, safeFileName } from '../../../shared/safeFileName.ts';
import { saveFile } from '../../../shared/saveFile.ts';
import { downloadSpinnerDelay } from '../../../content/files/downloadSpinnerDelay.ts';
import { useIsSlow } from '../../../ground/useIsSlow.ts';

const post = '/api/management/social-feeds/{id}/content-items/{itemId}';

/** A file of the host, by its call (FEED-130, FEED-131, DIR-104). */
type CsvFile =
  | { path: `${typeof post}/likes/file` | `${typeof post}/read-confirmations/file`; parameters: { id: string; itemId: string } }
  | { path: '/api/management/contact-directories/{id}/file'; parameters: { id: string } };

const read = (client: ConsoleClient, file: CsvFile, signal: AbortSignal) =>
  'itemId' in file.parameters
    ? client.GET(file.path as `${typeof post}/likes/file`, { params: { path: file.parameters }, parseAs: 'text', signal })
    : client.GET('/api/management/contact-directories/{id}/file', { params: { path: file.parameters }, parseAs: 'text', signal });

/**
 * Saves a file of the host, with its name and cells made safe (X07). A failure only ends the spinner (ERR-127).
 *
 * @param fallback its name if the host's cannot be used
 */
export function useCsvFile(file: CsvFile, fallback: string) {
  const { run, isPending } = useWrite({
    send: async (client, _: void, signal) => {
      const [{ data, response }, readCsv] = await Promise.all([read(client, file, signal), loadCsvReader()]);
      // A proxy's error page is not the file.
      if (data === undefined || /html|json/.test(response.headers.get('Content-Type') ?? '')) throw new UnexpectedAnswerError({ method: 'GET', path: file.path });
      const { rows, openQuote } = readCsv(data.replace(/^\uFEFF/, ''));
      // A file that was cut off within a cell is not valid: it would be saved as if these were all rows.
      if (openQuote !== undefined) throw new UnexpectedAnswerError({ method: 'GET', path: file.path });
      return { rows, disposition: response.headers.get('Content-Disposition') };
    },
    invalidates: [],
  });
  const download = async () => {
    const outcome = await run();
    if (outcome.status !== 'done') return;
    const { rows, disposition } = outcome.output;
    saveFile(new Blob([writeCsv(rows.map(({ cells }) => cells))], { type: 'text/csv;charset=utf-8' }), safeFileName(fileNameOf(disposition), '.csv', fallback));
  };
  return { onDownload: () => void download(), isDownloading: useIsSlow(isPending, downloadSpinnerDelay) };
}
