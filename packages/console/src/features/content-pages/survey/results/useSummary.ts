import { startTransition, useEffect, useState } from 'react';
import type { AnswerSummary } from './answers/answerBook.ts';
import type { OpenAnswers } from './answers/openAnswers.ts';
import type { CountedQuestion, Days } from './answers/surveyResults.ts';

interface Counting {
  /** Undefined while they are loading. */
  answers: OpenAnswers | undefined;
  /** Undefined while their types are not known; the same as long as they say the same. */
  questions: readonly CountedQuestion[] | undefined;
  /** The days that are counted; null for all. */
  days: Days | null;
  timeZone: string;
}

/** The figures of some days; those of the days before while they are counted. */
export function useSummary({ answers, questions, days, timeZone }: Counting): { summary: AnswerSummary | undefined; problem: unknown } {
  const [counted, setCounted] = useState<{ summary?: AnswerSummary; problem?: unknown }>({});
  useEffect(() => {
    if (answers === undefined || questions === undefined) return undefined;
    let isWanted = true;
    answers.summary(questions, { days, timeZone }).then(
      (summary) => isWanted && startTransition(() => setCounted({ summary })),
      (problem: unknown) => isWanted && setCounted({ problem }),
    );
    return () => {
      isWanted = false;
    };
  }, [answers, questions, days, timeZone]);
  return { summary: counted.summary, problem: counted.problem };
}
