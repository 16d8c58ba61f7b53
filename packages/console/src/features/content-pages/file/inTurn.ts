import { ApiError } from '@noticeboard/api-types/problem';
import type { ItemFile } from '../../../content/files/itemFile.ts';
import { DescribedError, describeError } from '../../../ground/describeError.ts';
import { imageGalleryMessages as texts } from '../../../messages/imageGallery.ts';

/**
 * Takes pictures away one after the other: the contract has a call for each. What has left already, by another person or an earlier
 * try, is where it should be.
 *
 * @throws the failure of the first; of a later one a DescribedError that says how many are done
 */
export async function inTurn(files: readonly ItemFile[], send: (file: ItemFile) => Promise<unknown>): Promise<void> {
  for (const [done, file] of files.entries()) {
    try {
      await send(file);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) continue;
      if (done === 0) throw error;
      throw new DescribedError(texts.partly(done, files.length, describeError(error).detail ?? ''), { cause: error });
    }
  }
}
