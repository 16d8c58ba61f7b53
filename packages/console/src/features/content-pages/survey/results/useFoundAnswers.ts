import { startTransition, useEffect, useState } from 'react';
import type { FoundAnswers } from './answers/answerBook.ts';
import type { OpenAnswers } from './answers/openAnswers.ts';
import type { Days } from './answers/surveyResults.ts';

interface Search {
  answers: OpenAnswers;
  questionId: string;
  phrase: string;
  /** How many are wanted. */
  most: number;
  /** The days whose answers are searched; null for all. */
  days: Days | null;
  timeZone: string;
  /** How many people's answers there are; more of them are searched anew. */
  read: number;
}

/** What was written to a question, as far as it is searched for; what was found last until the next is there. */
export function useFoundAnswers({ answers, questionId, phrase, most, days, timeZone, read }: Search): FoundAnswers | undefined {
  const [found, setFound] = useState<FoundAnswers>();
  useEffect(() => {
    if (read === 0) return undefined;
    let isWanted = true;
    answers.find({ questionId, phrase, most, days, timeZone }).then(
      (shown) => isWanted && startTransition(() => setFound(shown)),
      // The worker is gone: what was found stays.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [answers, questionId, phrase, most, days, timeZone, read]);
  return found;
}
