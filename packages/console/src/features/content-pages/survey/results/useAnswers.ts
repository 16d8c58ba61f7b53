import { typedFailure, UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWrite } from '../../../../api/useWrite.ts';
import { workbookIn } from '../../file/workbookIn.ts';
import type { HostSurvey } from '../surveyValues.ts';
import { answersPath } from './answers/answersPath.ts';
import { type OpenAnswers, openAnswers } from './answers/openAnswers.ts';

/** The answers of a survey, as far as they are loaded. */
interface Answers {
  /** Undefined until they begin to arrive. */
  answers: OpenAnswers | undefined;
  error: unknown;
  retry: () => void;
}

const call = { method: 'GET', path: answersPath };

/** Reads the workbook of a survey's answers: the contract has no other call for them. Its reader is prepared while the host makes the workbook. */
export function useAnswers(pageId: string, { id: itemId, surveyQuestions }: HostSurvey): Answers {
  const [answers, setAnswers] = useState<OpenAnswers>();
  const [error, setError] = useState<unknown>();
  /** Null after unmounting. */
  const held = useRef<readonly OpenAnswers[] | null>([]);
  const { run } = useWrite({
    send: async (client, _: undefined, signal) => {
      const opening = openAnswers(surveyQuestions);
      try {
        const [{ data, response }, opened] = await Promise.all([client.GET(answersPath, { params: { path: { id: pageId, itemId } }, parseAs: 'stream', signal }), opening]);
        opened.take(workbookIn({ data: data ?? undefined, response }, answersPath));
        return opened;
      } catch (failure) {
        void opening.then(({ close }) => close(), () => undefined);
        throw failure;
      }
    },
    invalidates: [],
  });
  const ask = () =>
    void run(undefined).then((outcome) => {
      if (outcome.status === 'ignored') return;
      setError(outcome.status === 'done' ? undefined : outcome.error);
      if (outcome.status !== 'done') return;
      if (held.current === null) {
        outcome.output.close();
        return;
      }
      held.current = [...held.current, outcome.output];
      setAnswers(outcome.output);
    });
  const askFirst = useEffectEvent(ask);
  useEffect(() => {
    held.current = [];
    askFirst();
    return () => {
      for (const open of held.current ?? []) open.close();
      held.current = null;
    };
  }, []);
  const retry = () => {
    setError(undefined);
    setAnswers(undefined);
    ask();
  };
  return { answers, error, retry };
}

/** The error for answers that stopped arriving, or that are not a workbook. */
export function failureOf(error: unknown): unknown {
  const failure = typedFailure(error, call);
  return failure === error && !(error instanceof DOMException) ? new UnexpectedAnswerError(call) : failure;
}
