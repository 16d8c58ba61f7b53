import { isUtf8 } from 'node:buffer';
import { ProblemError } from '../../../contract/problemError.ts';

/**
 * The text of a CSV file as spreadsheets write it: UTF-8 with or without a byte order mark, UTF-16 of either order (recognized
 * by its mark, or by the zero bytes of Latin letters), and Windows-1252 for what is not valid UTF-8.
 *
 * @throws ProblemError 400 for a file that is not text
 */
export function textOfFile(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.includes('\0')) throw new ProblemError(400, 'The file is not a CSV file: it is not text.');
  return text;
}

function encodingOf(bytes: Uint8Array): string {
  const mark = Buffer.from(bytes.subarray(0, 2)).toString('hex');
  // Latin letters in UTF-16 are half zeros: after the letter with the low byte first, before it with the high one.
  const firstZero = bytes.subarray(0, 256).indexOf(0);
  if (mark === 'fffe' || firstZero % 2 === 1) return 'utf-16le';
  if (mark === 'feff' || firstZero !== -1) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}
