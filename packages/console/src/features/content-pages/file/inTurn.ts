import { ApiError } from '@noticeboard/api-types/problem';
import { DescribedError, describeError } from '../../../ground/describeError.ts';

/** Says how many of several files are done, and why the rest are not. */
type PartlyWords = (done: number, count: number, reason: string) => string;

/**
 * Removes files one after the other: the contract has a call for each. A file that is gone already, by another user or an earlier
 * try, counts as removed.
 *
 * @throws the failure of the first; of a later one a DescribedError with the words of `partly`
 */
export const takeInTurn = <File>(files: readonly File[], partly: PartlyWords, send: (file: File) => Promise<unknown>): Promise<void> =>
  inTurn(files, partly, async (file) => {
    try {
      await send(file);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  });

/**
 * Changes files one after the other. If one is gone, the others are still changed, and it is reported at the end: its change is
 * lost.
 *
 * @throws the failure itself if none was changed, else a DescribedError with the words of `partly`
 */
export async function inTurn<File>(files: readonly File[], partly: PartlyWords, send: (file: File) => Promise<unknown>): Promise<void> {
  let done = 0;
  const failed = (error: unknown) => (done === 0 ? error : new DescribedError(partly(done, files.length, describeError(error).detail ?? ''), { cause: error }));
  let gone: unknown;
  for (const file of files) {
    try {
      await send(file);
      done += 1;
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw failed(error);
      gone = error;
    }
  }
  if (gone !== undefined) throw failed(gone);
}
