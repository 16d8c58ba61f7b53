import { createContext } from 'react';

/** What is searched in the conversation around. */
export interface ShownSearch {
  /** Empty for nothing. */
  phrase: string;
  /** The current match; null for none. */
  currentId: string | null;
  /** The row that holds it. */
  currentRowId: string | null;
}

/** Nothing is searched. */
export const noSearch: ShownSearch = { phrase: '', currentId: null, currentRowId: null };

/** Separate from the props of messages: they don't change during a search, except for the marks. */
export const SearchContext = createContext<ShownSearch>(noSearch);
