import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';

/**
 * The rows of a whole workbook. It is unpacked here first: the reader would unpack a large one in a worker created from a string, which
 * the page's policy refuses. It reads files that are stored uncompressed as they are.
 */
export async function rowsOf(workbook: Uint8Array): Promise<readonly (readonly unknown[])[]> {
  return readSheet(zipSync(unzipSync(workbook), { level: 0 }).buffer);
}
