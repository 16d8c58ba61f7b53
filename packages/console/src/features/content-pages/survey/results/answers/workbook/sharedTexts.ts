import { createRichText } from './richText.ts';
import { createXmlReader } from './xmlReader.ts';
import type { ByteSink } from './zipReader.ts';

/** The texts to which the cells of a workbook refer by index. */
export interface SharedTexts {
  /** Those read so far, trimmed. */
  read: readonly string[];
  take: ByteSink;
}

/** Makes a reader of the shared texts. */
export function createSharedTexts(): SharedTexts {
  const read: string[] = [];
  const text = createRichText();
  let isInText = false;
  const take = createXmlReader({
    open: (name) => {
      if (name === 'si') {
        isInText = true;
        text.begin();
      } else if (isInText) text.open(name);
    },
    close: (name) => {
      if (name === 'si') {
        isInText = false;
        read.push(text.end().trim());
      } else if (isInText) text.close(name);
    },
    text: (part) => {
      if (isInText) text.text(part);
    },
  });
  return { read, take };
}
