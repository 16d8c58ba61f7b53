import { useRequest } from '@noticeboard/design-system';
import { startTransition, useMemo, useState } from 'react';
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
  /** How many people's answers there are; more of them are searched again. */
  read: number;
}

/** What was written to a question, as far as it is searched for; what was found last until the next is there. */
export function useFoundAnswers({ answers, questionId, phrase, most, days, timeZone, read }: Search): FoundAnswers | undefined {
  const [found, setFound] = useState<FoundAnswers>();
  const search = useMemo(
    () => (read === 0 ? undefined : { of: answers, read, wanted: { questionId, phrase, most, days, timeZone } }),
    [answers, questionId, phrase, most, days, timeZone, read],
  );
  useRequest(search, ({ of, wanted }, signal) => {
    of.find(wanted).then(
      (shown) => !signal.aborted && startTransition(() => setFound(shown)),
      // The worker is gone: what was found stays.
      () => undefined,
    );
  });
  return found;
}
