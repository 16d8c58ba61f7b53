import { oneLine } from '../../fields/oneLine.ts';

/** A file's name in two parts; `extension` includes its dot, and is empty when there is none. */
export interface FileNameParts {
  name: string;
  extension: string;
}

/** Splits a file name at its last dot. A name that starts with its only dot has no extension, nor has one that ends with it. */
export function splitFileName(fileName: string): FileNameParts {
  const dot = fileName.lastIndexOf('.');
  if (dot <= 0 || dot === fileName.length - 1) return { name: fileName, extension: '' };
  return { name: fileName.slice(0, dot), extension: fileName.slice(dot) };
}

/**
 * The new name of a file: what was typed with the extension that the file had (RES-116), which is not added
 * twice if the user typed it as well. Null when nothing is typed before the extension (RES-115).
 */
export function renamedFile(written: string, originalFileName: string): string | null {
  const { extension } = splitFileName(originalFileName);
  const text = oneLine(written);
  const hasExtension = extension !== '' && text.toLowerCase().endsWith(extension.toLowerCase());
  const name = (hasExtension ? text.slice(0, -extension.length) : text).trim();
  return name === '' ? null : `${name}${extension}`;
}
