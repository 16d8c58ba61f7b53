import { plainText } from './plainText.ts';

const longest = 50;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The name of an item in the Published Content list: its name or, for a post, the first 50 characters of its body (decisions-content O32). */
export function listNameOf(name: string | null, body: string | null): string {
  if (name !== null && name !== '') return name;
  const line = (body ?? '').replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  let count = 0;
  for (const { index } of segmenter.segment(line)) {
    if (count === longest) return `${line.slice(0, index).trimEnd()}…`;
    count += 1;
  }
  return line;
}

/** The form of a shown name that the list sorts and searches by. */
export function sortNameOf(listName: string): string {
  return plainText(listName);
}
