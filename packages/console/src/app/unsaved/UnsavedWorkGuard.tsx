import { type Leaving, useAfterPause, useListener, useSource } from '@noticeboard/design-system';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { type BlockerFunction, NavigationType, useBlocker } from 'react-router';
import { useConsoleSession } from '../../session/ConsoleSessionContext.tsx';
import type { ConsoleForms } from './unsavedForms.ts';
import type { UnsavedQuestionProps } from './UnsavedQuestion.tsx';

const Question = lazy<ComponentType<UnsavedQuestionProps>>(() => import('./UnsavedQuestion.tsx').catch(() => ({ default: UnaskedQuestion })));

/** How long leaving waits for what saves itself before it asks, in milliseconds. */
const longestSaving = 1500;

/**
 * Asks the one question, whatever takes the page away: a link, Back, another tenant or role, the end of the session, a
 * reload. It guards a form from its first moment; only the question's code is fetched, when the first form mounts.
 */
export function UnsavedWorkGuard({ forms, hasForms }: { forms: ConsoleForms; hasForms: boolean }) {
  const { session } = useConsoleSession();
  const [answer, setAnswer] = useState<{ by: Leaving; give: (mayLeave: boolean) => void } | null>(null);
  /** What is typed is discarded, or kept as a draft, by the choice itself. */
  const isLeaving = useRef(false);
  /** What is saved automatically does not navigate: once it is saved, leaving continues. */
  const continues = useRef(false);
  const [isPatient, setPatient] = useState(false);
  const begin = useCallback(
    (by: Leaving) => {
      isLeaving.current = false;
      continues.current = forms.saveThemselves(by);
      setPatient(continues.current);
    },
    [forms],
  );
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      (move) => {
        if (!forms.isDirty('page') || !takesTheFormAway(move)) return false;
        begin('page');
        return true;
      },
      [forms, begin],
    ),
  );

  useSource(forms.askBy, (by) => {
    begin(by);
    return new Promise<boolean>((give) => setAnswer((earlier) => (earlier?.give(false), { by, give })));
  });

  useListener('beforeunload', (event) => {
    // Where the console itself leaves for the provider and comes back, the draft is enough (A10, A13).
    if (forms.isDirty('load') && session.state.read().status === 'signed-in') event.preventDefault();
  });

  const isAsking = answer !== null || blocker.state === 'blocked';
  const by = answer?.by ?? 'page';
  const settle = (mayLeave: boolean) => {
    answer?.give(mayLeave);
    setAnswer(null);
    if (blocker.state === 'blocked') (mayLeave ? blocker.proceed : blocker.reset)();
  };
  const discard = () => {
    isLeaving.current = true;
    forms.release(by);
    settle(true);
  };
  // A pending save has ended: there is nothing to discard, and the form itself navigates (P13).
  const settleClean = () => {
    if (isLeaving.current) return;
    isLeaving.current = continues.current;
    settle(continues.current);
  };
  useEffect(() => (isAsking ? forms.onClean(by, settleClean) : undefined));
  useAfterPause(isAsking && isPatient ? isPatient : undefined, longestSaving, () => setPatient(false));
  const leaveUnasked = () => {
    isLeaving.current = true;
    forms.keepAsDrafts();
    settle(true);
  };
  if (!hasForms) return null;
  return (
    <Suspense>
      <Question
        isOpen={isAsking && !isPatient}
        question={isAsking ? forms.question(by) : undefined}
        onKeepEditing={() => settle(false)}
        onDiscard={discard}
        onUnasked={leaveUnasked}
      />
    </Suspense>
  );
}

/** In an old tab, after a deploy, the question may be gone: leaving goes on, and the draft is offered on return (B01). */
function UnaskedQuestion({ isOpen, onUnasked }: UnsavedQuestionProps) {
  useEffect(() => {
    if (isOpen) onUnasked();
  });
  return null;
}

/** Another page does; so does going back to before a window was opened by the query. A filter beside the form does not. */
function takesTheFormAway({ currentLocation, nextLocation, historyAction }: Parameters<BlockerFunction>[0]): boolean {
  if (currentLocation.pathname !== nextLocation.pathname) return true;
  return historyAction === NavigationType.Pop && currentLocation.search !== nextLocation.search;
}
