import { resourceMessages } from '../../../messages/resource.ts';
import type { Container } from './resourceCalls.ts';

/** How much of each kind is directly in a folder: '3 folders · 1 link'; empty for nothing. */
export function countsOf({ folders, resourceDocuments, contentFiles, resourceLinks }: Container): string {
  const texts = resourceMessages.contents;
  const counts = [
    { count: folders.length, words: texts.folders },
    { count: resourceDocuments.length, words: texts.documents },
    { count: contentFiles.length, words: texts.files },
    { count: resourceLinks.length, words: texts.links },
  ];
  return counts.flatMap(({ count, words }) => (count === 0 ? [] : [words(count)])).join(' · ');
}
