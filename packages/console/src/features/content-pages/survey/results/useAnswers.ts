import { useEffect, useEffectEvent, useState } from 'react';
import { useWrite } from '../../../../api/useWrite.ts';
import { workbookIn } from '../../file/workbookIn.ts';
import type { HostSurvey } from '../surveyValues.ts';
import { type Respondent, respondentsIn } from './answerSheet.ts';
import { answersPath } from './answersPath.ts';

/** The answers of a survey, as far as they are known. */
interface Answers {
  /** Undefined while they are loading. */
  respondents: readonly Respondent[] | undefined;
  error: unknown;
  retry: () => void;
}

/** Reads the workbook of a survey's answers: the contract has no other call for them. Its reader loads with the first one. */
export function useAnswers(pageId: string, { id: itemId, surveyQuestions }: HostSurvey): Answers {
  const [respondents, setRespondents] = useState<readonly Respondent[]>();
  const [error, setError] = useState<unknown>();
  const { run } = useWrite({
    send: async (client, _: undefined, signal) => {
      const answer = await client.GET(answersPath, { params: { path: { id: pageId, itemId } }, parseAs: 'blob', signal });
      const { readSheet } = await import('read-excel-file/universal');
      return respondentsIn(await readSheet(workbookIn(answer, answersPath)), surveyQuestions);
    },
    invalidates: [],
  });
  const ask = () =>
    void run(undefined).then((outcome) => {
      if (outcome.status === 'ignored') return;
      setError(outcome.status === 'done' ? undefined : outcome.error);
      if (outcome.status === 'done') setRespondents(outcome.output);
    });
  const askFirst = useEffectEvent(ask);
  useEffect(() => askFirst(), []);
  const retry = () => {
    setError(undefined);
    ask();
  };
  return { respondents, error, retry };
}
