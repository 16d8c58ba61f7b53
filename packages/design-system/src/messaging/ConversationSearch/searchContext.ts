import { createContext } from 'react';

/** What is searched in the conversation around. */
export interface ShownSearch {
  /** Empty for nothing. */
  phrase: string;
  /** The match that is looked at; null for none. */
  currentId: string | null;
  /** The row that holds it. */
  currentRowId: string | null;
}

/** Nothing is searched. */
export const noSearch: ShownSearch = { phrase: '', currentId: null, currentRowId: null };

/** Apart from the props of messages: all of them stay as they are while one searches, but for their marks. */
export const SearchContext = createContext<ShownSearch>(noSearch);
