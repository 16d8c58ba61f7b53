import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';

/**
 * The rows of a whole workbook. It is unpacked here first: the reader would unpack a large one in a worker that it makes of a text, which
 * the policy of the page refuses. What is packed no more it reads as it is.
 */
export async function rowsOf(workbook: Uint8Array): Promise<readonly (readonly unknown[])[]> {
  return readSheet(zipSync(unzipSync(workbook), { level: 0 }).buffer);
}
