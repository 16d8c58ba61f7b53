const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The characters of a text as a reader sees them: an emoji or a letter with its marks is one, however many code points it has. */
export const characters = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** The code points of a text: what the contract's lengths (JSON Schema) and the SMS alphabets count. */
export const codePoints = (text: string): string[] => Array.from(text);

/** How many code points a text has. */
export const codePointCount = (text: string): number => text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);

/** The first character of a text as a reader sees it; '' for an empty text. */
export function firstCharacter(text: string): string {
  // A letter of Latin-1 before another is one whatever follows: a list of fifty people calls this a hundred times, and the segmenter is slow.
  if (/^[!-~\u00A1-\u00FF]{2}/.test(text)) return text.charAt(0);
  for (const { segment } of segmenter.segment(text)) return segment;
  return '';
}

/**
 * A text of at most `most` characters; a longer one ends in an ellipsis.
 *
 * @param most characters, the ellipsis not among them
 */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  let count = 0;
  // Only as far as is shown: a cell of an imported file may hold a whole book.
  for (const { index } of segmenter.segment(text)) {
    if (count === most) return `${text.slice(0, index).trimEnd()}…`;
    count += 1;
  }
  return text;
}
