import { ProblemError } from '../../http/operation.ts';

/**
 * The text of a CSV file as spreadsheets write it: UTF-8 with or without a byte order mark, UTF-16 of either order (told
 * by its mark, or by the zero bytes of Latin letters), and Windows-1252 for what is no UTF-8.
 *
 * @throws ProblemError 400 for a file that is no text
 */
export function textOfFile(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.includes('\0')) throw new ProblemError(400, 'The file is not a CSV file: it is not text.');
  return text;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 256);
  const zerosAt = (parity: number) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  if (zerosAt(1) > start.length / 4 && zerosAt(0) === 0) return 'utf-16le';
  if (zerosAt(0) > start.length / 4 && zerosAt(1) === 0) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
