import { createContext } from 'react';

/** How the user leaves: for another page, for another tenant or role, by signing out, or by a reload or the end of the tab. */
export type Leaving = 'page' | 'scope' | 'session' | 'load';

/** A form as the application sees it. */
export interface UnsavedForm {
  /** Whether leaving would lose something. */
  isDirty: boolean;
  /** Discards what was typed: nothing is asked any more, and its draft is deleted. */
  release: () => void;
  /**
   * What loses it; it is asked about only before that. Uploads go on while pages change, and what is written in a message is
   * kept until its writer signs out.
   * @default all of them
   */
  lostBy?: readonly Leaving[];
  /**
   * Whether it is about to save what it holds, without being asked: leaving waits for that before it asks.
   * @default false
   */
  savesItself?: boolean;
  /** The question where nothing else would be lost. @default that of unsaved changes */
  question?: UnsavedQuestion;
}

/** What is asked before something is lost. */
export interface UnsavedQuestion {
  title: string;
  /** What would be lost. */
  detail: string;
  /** Stays. */
  keep: string;
  /** Leaves. */
  leave: string;
}

/** Where drafts are kept between two loads of the page, for one person in one place of the application. */
export interface DraftStorage {
  /** What was kept under a name, or null. */
  read: (id: string) => string | null;
  write: (id: string, text: string) => void;
  remove: (id: string) => void;
  /** Whether what is kept outlives a reload (A23). */
  isLasting: () => boolean;
}

/** Whether some form holds what leaving the page would lose. */
export interface HeldWork {
  read: () => boolean;
  /** Calls back when none does any more. @returns a function that ends it */
  subscribe: (tell: () => void) => () => void;
}

/** What an application gives its forms, so that nothing typed is lost without a question (faults P13, P14, D7). */
export interface UnsavedForms {
  /** Registers a form. @returns a function that removes it */
  add: (form: UnsavedForm) => () => void;
  /** Left out, nothing is kept. */
  drafts?: DraftStorage;
  /** Called whenever a form has nothing to lose any more: an open question may have become unnecessary. */
  noteClean?: () => void;
  /** Whether leaving the page would lose something. Left out, it is unknown. */
  held?: HeldWork;
  /** Asks once, for all forms that it would lose, before the application leaves, for another page if not said otherwise. Resolves to whether it may. */
  mayLeave: (by?: Leaving) => Promise<boolean>;
}

/** Without an application around them forms ask for themselves alone, and keep no drafts. */
export const UnsavedWorkContext = createContext<UnsavedForms>({
  add: () => () => undefined,
  mayLeave: () => Promise.resolve(true),
});
