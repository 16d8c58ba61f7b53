import { fileExtension, sizeInWords } from '@noticeboard/design-system';
import type { ItemFile } from '../../../content/files/itemFile.ts';
import type { PictureWords } from '../../../content/files/openedFiles.ts';

/** The caption of a picture: its file name without extension, since the contract has no other text for it (ADR 0090). */
export function captionOf({ originalFileName }: Pick<ItemFile, 'originalFileName'>): string {
  const extension = fileExtension(originalFileName);
  return extension === '' ? originalFileName : originalFileName.slice(0, -extension.length - 1);
}

/** The words of a picture in the viewer: its name, its kind and its size. */
export function wordsOf(file: ItemFile): PictureWords {
  const { originalFileName, sizeBytes } = file;
  const facts = [fileExtension(originalFileName).toUpperCase(), sizeBytes === null ? '' : sizeInWords(sizeBytes)].filter(Boolean).join(' · ');
  return { caption: captionOf(file), ...(facts !== '' && { facts }) };
}
