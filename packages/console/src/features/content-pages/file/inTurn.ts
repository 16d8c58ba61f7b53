import { ApiError } from '@noticeboard/api-types/problem';
import { DescribedError, describeError } from '../../../ground/describeError.ts';

/**
 * Takes files away one after the other: the contract has a call for each. What has left already, by another person or an earlier
 * try, is where it should be.
 *
 * @param partly says how many of them are done, and why not the rest
 * @throws the failure of the first; of a later one a DescribedError with the words of `partly`
 */
export async function inTurn<File>(files: readonly File[], partly: (done: number, count: number, reason: string) => string, send: (file: File) => Promise<unknown>): Promise<void> {
  for (const [done, file] of files.entries()) {
    try {
      await send(file);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) continue;
      if (done === 0) throw error;
      throw new DescribedError(partly(done, files.length, describeError(error).detail ?? ''), { cause: error });
    }
  }
}
