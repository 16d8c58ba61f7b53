import { type Leaving, type UnsavedQuestion, UnsavedWorkContext, useSynchronized, useTakesPart } from '@noticeboard/design-system';
import { use, useState } from 'react';

/** Work that continues while pages change. */
export interface OngoingWork {
  /** Whether there is any. */
  isOngoing: boolean;
  /** The texts of the dialog; keep it stable between renders. */
  question: UnsavedQuestion;
  /** Ends the work; keep it stable between renders. @default nothing needs to be ended */
  release?: () => void;
  /** The ways of leaving that lose it; read once. @default all but another page, where it continues */
  lostBy?: readonly Leaving[];
}

const nothing = () => undefined;

/** Asks before work is lost that continues while pages change. */
export function useQuestionBeforeLeaving({ isOngoing, question, release = nothing, lostBy = ['scope', 'session', 'load'] }: OngoingWork): void {
  const { noteClean } = use(UnsavedWorkContext);
  const [form] = useState(() => ({ isDirty: false, lostBy, release, question }));
  useTakesPart(form);
  useSynchronized(isOngoing, () => {
    Object.assign(form, { isDirty: isOngoing });
    if (!isOngoing) noteClean?.();
  });
}
