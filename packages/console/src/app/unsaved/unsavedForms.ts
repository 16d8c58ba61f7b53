import type { DraftStorage, UnsavedForm, UnsavedForms } from '@noticeboard/design-system';
import { createStore, type Store } from '../../session/sessionState.ts';

/** The forms on the page, as the console's guard sees them. */
export interface ConsoleForms extends UnsavedForms {
  /** Whether there has been a form: from then on the question is at hand. */
  hasForms: Pick<Store<boolean>, 'read' | 'subscribe'>;
  isDirty: () => boolean;
  /** Gives up what all forms hold. */
  release: () => void;
  /** Lets all forms go without giving up what they hold: their drafts stay. */
  keepAsDrafts: () => void;
  /** Sets who asks the person. @returns what ends it */
  askBy: (ask: () => Promise<boolean>) => () => void;
}

/** Knows the forms of one tenant and role. */
export function createForms(drafts: DraftStorage): ConsoleForms {
  const forms = new Set<UnsavedForm>();
  const hasForms = createStore(false);
  const askNobody = () => Promise.resolve(true);
  let ask = askNobody;
  const isDirty = () => [...forms].some((form) => form.isDirty);
  return {
    hasForms,
    drafts,
    isDirty,
    add: (form) => {
      forms.add(form);
      hasForms.write(true);
      return () => forms.delete(form);
    },
    mayLeave: () => (isDirty() ? ask() : askNobody()),
    release: () => {
      for (const form of forms) form.release();
    },
    keepAsDrafts: () => {
      for (const form of forms) form.isDirty = false;
    },
    askBy: (given) => {
      ask = given;
      return () => {
        ask = askNobody;
      };
    },
  };
}
