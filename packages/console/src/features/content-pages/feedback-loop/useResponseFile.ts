import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import { useWrite } from '../../../api/useWrite.ts';
import { fileNameOf, safeFileName } from '../../../shared/safeFileName.ts';
import { saveFile } from '../../../shared/saveFile.ts';
import { useIsLong } from '../file/useIsLong.ts';
import type { Days } from './responseDays.ts';

const path = '/api/management/feedback-loops/{id}/content-items/{itemId}/responses/by-date/{from}/{to}/file';
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Saves the workbook of the responses of some days, under a safe name (X07). A failure only ends the spinner (ERR-127). */
export function useResponseFile(pageId: string, itemId: string) {
  const { run, isPending } = useWrite({
    send: async (client, { start, end }: Days, signal) => {
      const { data, response } = await client.GET(path, { params: { path: { id: pageId, itemId, from: start, to: end } }, parseAs: 'blob', signal });
      // A proxy's page is no file.
      if (data === undefined || !(response.headers.get('Content-Type') ?? '').startsWith(workbook)) throw new UnexpectedAnswerError({ method: 'GET', path });
      return { file: data, disposition: response.headers.get('Content-Disposition') };
    },
    invalidates: [],
  });
  const download = async (days: Days) => {
    const outcome = await run(days);
    if (outcome.status !== 'done') return;
    const { file, disposition } = outcome.output;
    saveFile(new Blob([file], { type: workbook }), safeFileName(fileNameOf(disposition), '.xlsx', 'responses'));
  };
  return { onDownload: (days: Days) => void download(days), isDownloading: useIsLong(isPending) };
}
