import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWrite } from '../../../../api/useWrite.ts';
import { workbookIn } from '../../file/workbookIn.ts';
import type { HostSurvey } from '../surveyValues.ts';
import { answersPath } from './answers/answersPath.ts';
import type { OpenAnswers } from './answers/openAnswers.ts';

/** The answers of a survey, as far as they are known. */
interface Answers {
  /** Undefined while they are loading. */
  answers: OpenAnswers | undefined;
  error: unknown;
  retry: () => void;
}

/** Reads the workbook of a survey's answers: the contract has no other call for them. Its reader loads with the first one. */
export function useAnswers(pageId: string, { id: itemId, surveyQuestions }: HostSurvey): Answers {
  const [answers, setAnswers] = useState<OpenAnswers>();
  const [error, setError] = useState<unknown>();
  /** Null once the results were left. */
  const held = useRef<readonly OpenAnswers[] | null>([]);
  const { run } = useWrite({
    send: async (client, _: undefined, signal) => {
      const workbook = workbookIn(await client.GET(answersPath, { params: { path: { id: pageId, itemId } }, parseAs: 'blob', signal }), answersPath);
      const { openAnswers } = await import('./answers/openAnswers.ts');
      return openAnswers(workbook, surveyQuestions).catch(() => {
        throw new UnexpectedAnswerError({ method: 'GET', path: answersPath });
      });
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
    ask();
  };
  return { answers, error, retry };
}
