import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import { useEffect, useState } from 'react';
import { useWrite } from '../../../../api/useWrite.ts';
import { writeCsv } from '../../../../shared/csv.ts';
import { loadCsvReader } from '../../../../shared/loadCsvReader.ts';
import { fileNameOf, safeFileName } from '../../../../shared/safeFileName.ts';
import { saveFile } from '../../../../shared/saveFile.ts';

/** How long a download takes before its spinner comes (LIM-121). */
const spinnerDelay = 200;

/** The files of what readers did with a post (FEED-130, FEED-131). */
type EngagementFile = '/api/management/social-feeds/{id}/content-items/{itemId}/likes/file' | '/api/management/social-feeds/{id}/content-items/{itemId}/read-confirmations/file';

/**
 * Saves a file of the host, its name and its cells made safe (X07). A failure only ends the spinner (ERR-127).
 *
 * @param fallback its name where the host gives none that can be used
 */
export function useEngagementFile(path: EngagementFile, post: { id: string; itemId: string }, fallback: string) {
  const { run, isPending } = useWrite({
    send: async (client, _: void, signal) => {
      const [{ data, response }, readCsv] = await Promise.all([client.GET(path, { params: { path: post }, parseAs: 'text', signal }), loadCsvReader()]);
      // A proxy's page is no file.
      if (data === undefined || /html|json/.test(response.headers.get('Content-Type') ?? '')) throw new UnexpectedAnswerError({ method: 'GET', path });
      return { rows: readCsv(data.replace(/^\uFEFF/, '')).rows, disposition: response.headers.get('Content-Disposition') };
    },
    invalidates: [],
  });
  const download = async () => {
    const outcome = await run();
    if (outcome.status !== 'done') return;
    const { rows, disposition } = outcome.output;
    saveFile(new Blob([writeCsv(rows.map(({ cells }) => cells))], { type: 'text/csv;charset=utf-8' }), safeFileName(fileNameOf(disposition), '.csv', fallback));
  };
  return { onDownload: () => void download(), isDownloading: useIsLong(isPending) };
}

/** Whether something has been pending for as long as a spinner waits. */
function useIsLong(isPending: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setLong(true), spinnerDelay);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isPending]);
  return isLong;
}
