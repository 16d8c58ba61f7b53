import type { ConsoleClient } from '@noticeboard/api-types';
import { useWrite } from '../../../api/useWrite.ts';
import { fileNameOf, safeFileName } from '../../../shared/safeFileName.ts';
import { saveFile } from '../../../shared/saveFile.ts';
import { downloadSpinnerDelay } from '../../../content/files/downloadSpinnerDelay.ts';
import { useIsSlow } from '../../../ground/useIsSlow.ts';
import { type BlobAnswer, workbookIn, workbookType } from './workbookIn.ts';

/**
 * Saves a workbook of the host as it is, under a safe name (X07). A failure only ends the spinner (ERR-127).
 *
 * @param ask the call that returns it
 * @param path of the call, for its error
 * @param fallback the name if the host gives none, without its extension
 */
export function useWorkbookFile<Input = void>(ask: (client: ConsoleClient, input: Input, signal: AbortSignal) => Promise<BlobAnswer>, path: string, fallback: string) {
  const { run, isPending } = useWrite({
    send: async (client, input: Input, signal) => {
      const answer = await ask(client, input, signal);
      return { file: workbookIn(answer, path), disposition: answer.response.headers.get('Content-Disposition') };
    },
    invalidates: [],
  });
  const download = async (input: Input) => {
    const outcome = await run(input);
    if (outcome.status !== 'done') return;
    const { file, disposition } = outcome.output;
    saveFile(new Blob([file], { type: workbookType }), safeFileName(fileNameOf(disposition), '.xlsx', fallback));
  };
  return { onDownload: (input: Input) => void download(input), isDownloading: useIsSlow(isPending, downloadSpinnerDelay) };
}
