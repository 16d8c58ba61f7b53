import { ApiError } from '@noticeboard/api-types/problem';
import { DescribedError, describeError } from '../../../ground/describeError.ts';

/** Says how many of several files are done, and why not the rest. */
type PartlyWords = (done: number, count: number, reason: string) => string;

/**
 * Takes files away one after the other: the contract has a call for each. What has left already, by another person or an earlier
 * try, is where it should be.
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
 * Changes files one after the other. The others are changed where one is gone, and that is reported at the end: what was to become of it is
 * lost.
 *
 * @throws where none was changed the failure itself, else a DescribedError with the words of `partly`
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
