import type { DraftStorage, Leaving, UnsavedForm, UnsavedForms, UnsavedQuestion } from '@noticeboard/design-system';
import { createStore, type Store } from '../../ground/createStore.ts';

/** The forms on the page, as the console's guard sees them. */
export interface ConsoleForms extends UnsavedForms {
  /** Whether there has been a form: from then on the question is at hand. */
  hasForms: Pick<Store<boolean>, 'read' | 'subscribe'>;
  /** Whether leaving so would lose something. */
  isDirty: (by: Leaving) => boolean;
  /** Whether all that leaving so would lose is about to save itself. */
  saveThemselves: (by: Leaving) => boolean;
  /** What is asked; undefined for the question of unsaved changes. */
  question: (by: Leaving) => UnsavedQuestion | undefined;
  /** Gives up what leaving so loses. */
  release: (by: Leaving) => void;
  /** Releases forms without discarding what they hold: their drafts stay. What continues on another page does so. */
  keepAsDrafts: () => void;
  /** Calls back whenever leaving so would lose nothing any more. @returns what ends it */
  onClean: (by: Leaving, tell: () => void) => () => void;
  /** Sets who asks the person. @returns what ends it */
  askBy: (ask: (by: Leaving) => Promise<boolean>) => () => void;
}

/** Knows the forms of one tenant and role. */
export function createForms(drafts: DraftStorage): ConsoleForms {
  const forms = new Set<UnsavedForm>();
  const listeners = new Map<() => void, Leaving>();
  const hasForms = createStore(false);
  const askNobody = () => Promise.resolve(true);
  let ask: (by: Leaving) => Promise<boolean> = askNobody;
  const lostBy = (by: Leaving) => [...forms].filter((form) => form.lostBy?.includes(by) ?? true);
  const dirtyFor = (by: Leaving) => lostBy(by).filter((form) => form.isDirty);
  const isDirty = (by: Leaving) => dirtyFor(by).length > 0;
  const onClean = (by: Leaving, tell: () => void) => {
    listeners.set(tell, by);
    return () => listeners.delete(tell);
  };
  const noteClean = () => {
    for (const [tell, by] of listeners) if (!isDirty(by)) tell();
  };
  return {
    hasForms,
    drafts,
    isDirty,
    held: { read: () => isDirty('page'), subscribe: (tell) => onClean('page', tell) },
    saveThemselves: (by) => dirtyFor(by).every((form) => form.savesItself === true),
    question: (by) => {
      const dirty = dirtyFor(by);
      return dirty.length === 1 ? dirty[0]?.question : undefined;
    },
    noteClean,
    onClean,
    add: (form) => {
      forms.add(form);
      hasForms.write(true);
      return () => {
        forms.delete(form);
        noteClean();
      };
    },
    mayLeave: (by = 'page') => (isDirty(by) ? ask(by) : askNobody()),
    release: (by) => {
      for (const form of lostBy(by)) form.release();
    },
    keepAsDrafts: () => {
      for (const form of lostBy('page')) form.isDirty = false;
    },
    askBy: (given) => {
      ask = given;
      return () => {
        ask = askNobody;
      };
    },
  };
}
