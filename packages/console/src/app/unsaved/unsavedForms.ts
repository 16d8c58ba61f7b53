import type { DraftStorage, UnsavedForm, UnsavedForms, UnsavedQuestion } from '@noticeboard/design-system';
import { createStore, type Store } from '../../ground/createStore.ts';

/** The forms on the page, as the console's guard sees them. */
export interface ConsoleForms extends UnsavedForms {
  /** Whether there has been a form: from then on the question is at hand. */
  hasForms: Pick<Store<boolean>, 'read' | 'subscribe'>;
  isDirty: () => boolean;
  /** Whether another page would lose something: uploads go on there. */
  isPageDirty: () => boolean;
  /** Whether all that hold something are about to save it themselves. */
  saveThemselves: () => boolean;
  /** What is asked; undefined for the question of unsaved changes. */
  question: () => UnsavedQuestion | undefined;
  /** Gives up what all forms hold. */
  release: () => void;
  /** Lets all forms go without giving up what they hold: their drafts stay. */
  keepAsDrafts: () => void;
  /** Calls back whenever no form has anything to lose any more. @returns what ends it */
  onClean: (tell: () => void) => () => void;
  /** Sets who asks the person. @returns what ends it */
  askBy: (ask: () => Promise<boolean>) => () => void;
}

/** Knows the forms of one tenant and role. */
export function createForms(drafts: DraftStorage): ConsoleForms {
  const forms = new Set<UnsavedForm>();
  const listeners = new Set<() => void>();
  const hasForms = createStore(false);
  const askNobody = () => Promise.resolve(true);
  let ask = askNobody;
  const isDirty = () => [...forms].some((form) => form.isDirty);
  const isPageDirty = () => [...forms].some((form) => form.isDirty && form.outlivesPages !== true);
  const pageListeners = new Set<() => void>();
  const noteClean = () => {
    if (!isPageDirty()) for (const tell of pageListeners) tell();
    if (!isDirty()) for (const tell of listeners) tell();
  };
  return {
    hasForms,
    drafts,
    isDirty,
    isPageDirty,
    held: {
      read: isPageDirty,
      subscribe: (tell) => {
        pageListeners.add(tell);
        return () => pageListeners.delete(tell);
      },
    },
    saveThemselves: () => [...forms].every((form) => !form.isDirty || form.savesItself === true),
    question: () => {
      const dirty = [...forms].filter((form) => form.isDirty);
      return dirty.length === 1 ? dirty[0]?.question : undefined;
    },
    noteClean,
    onClean: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    add: (form) => {
      forms.add(form);
      hasForms.write(true);
      return () => {
        forms.delete(form);
        noteClean();
      };
    },
    mayLeave: () => (isDirty() ? ask() : askNobody()),
    release: () => {
      for (const form of forms) form.release();
    },
    keepAsDrafts: () => {
      for (const form of forms) if (form.outlivesPages !== true) form.isDirty = false;
    },
    askBy: (given) => {
      ask = given;
      return () => {
        ask = askNobody;
      };
    },
  };
}
