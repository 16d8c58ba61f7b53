import { use } from 'react';
import { SearchContext } from './searchContext.ts';
import { markedParts } from './searchMatches.ts';
import * as styles from './ConversationSearch.css.ts';

/** A text in which the matches of a search are marked. */
export function MarkedText({ text }: { text: string }) {
  const { phrase } = use(SearchContext);
  if (phrase === '') return text;
  // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no other name than their place
  return markedParts(text, phrase).map((part, index) => (part.isMatch ? <mark key={index} className={styles.match}>{part.text}</mark> : part.text));
}
