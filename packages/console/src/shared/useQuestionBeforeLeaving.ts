import { type UnsavedQuestion, UnsavedWorkContext } from '@noticeboard/design-system';
import { use, useEffect, useState } from 'react';

/** Work that goes on while pages change. */
export interface OngoingWork {
  /** Whether there is any. */
  isOngoing: boolean;
  /** What is asked; keep it stable between renders. */
  question: UnsavedQuestion;
  /** Ends it; keep it stable between renders. */
  release: () => void;
}

/** Another tenant or role, signing out and leaving the page ask first. Other pages don't: the work goes on there. */
export function useQuestionBeforeLeaving({ isOngoing, question, release }: OngoingWork): void {
  const { add, noteClean } = use(UnsavedWorkContext);
  const [form] = useState(() => ({ isDirty: false, outlivesPages: true, release, question }));
  useEffect(() => add(form), [add, form]);
  useEffect(() => {
    Object.assign(form, { isDirty: isOngoing });
    if (!isOngoing) noteClean?.();
  }, [form, isOngoing, noteClean]);
}
