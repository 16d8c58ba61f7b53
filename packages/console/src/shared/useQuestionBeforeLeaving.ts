import { type Leaving, type UnsavedQuestion, UnsavedWorkContext, useSynchronized, useTakesPart } from '@noticeboard/design-system';
import { use, useState } from 'react';

/** Work that goes on while pages change. */
export interface OngoingWork {
  /** Whether there is any. */
  isOngoing: boolean;
  /** What is asked; keep it stable between renders. */
  question: UnsavedQuestion;
  /** Ends it; keep it stable between renders. @default nothing is to be ended */
  release?: () => void;
  /** What loses it; read once. @default all but another page, where it goes on */
  lostBy?: readonly Leaving[];
}

const nothing = () => undefined;

/** Asks before work is lost that goes on while pages change. */
export function useQuestionBeforeLeaving({ isOngoing, question, release = nothing, lostBy = ['scope', 'session', 'load'] }: OngoingWork): void {
  const { noteClean } = use(UnsavedWorkContext);
  const [form] = useState(() => ({ isDirty: false, lostBy, release, question }));
  useTakesPart(form);
  useSynchronized(isOngoing, () => {
    Object.assign(form, { isDirty: isOngoing });
    if (!isOngoing) noteClean?.();
  });
}
