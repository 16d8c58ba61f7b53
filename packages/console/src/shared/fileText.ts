/** The encoding of a file. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** A spreadsheet's file as text. */
export interface FileText {
  text: string;
  encoding: TextEncoding;
}

/**
 * The text of a file as spreadsheets write it: UTF-8 with or without a byte order mark, UTF-16 of either order (recognized by
 * its mark, or by the zero bytes of Latin letters), and Windows-1252 if it is not UTF-8. Null if it is not text.
 */
export function readText(bytes: Uint8Array): FileText | null {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return text.includes('\0') ? null : { text, encoding };
}

function encodingOf(bytes: Uint8Array): TextEncoding {
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
