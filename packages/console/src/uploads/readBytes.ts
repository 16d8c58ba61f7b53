import { FileChangedError } from './uploadErrors.ts';

/**
 * The bytes of one part, read from the disk now: no more of a file is ever in memory.
 *
 * @throws FileChangedError if the browser refuses to read a file that was changed since it was chosen (U07)
 */
export async function readBytes(file: Blob, from: number, to: number): Promise<Blob> {
  const bytes = await file
    .slice(from, to)
    .arrayBuffer()
    .catch((cause: unknown) => {
      throw new FileChangedError('The file cannot be read any more.', { cause });
    });
  if (bytes.byteLength !== to - from) throw new FileChangedError('The file has another size now.');
  return new Blob([bytes], { type: file.type });
}
