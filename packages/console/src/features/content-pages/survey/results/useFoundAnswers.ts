import { useRequest } from '@noticeboard/design-system';
import { startTransition, useMemo, useState } from 'react';
import type { FoundAnswers } from './answers/answerBook.ts';
import type { OpenAnswers } from './answers/openAnswers.ts';
import type { Days } from './answers/surveyResults.ts';

interface Search {
  answers: OpenAnswers;
  questionId: string;
  phrase: string;
  /** Most answers to return. */
  most: number;
  /** The days whose answers are searched; null for all. */
  days: Days | null;
  timeZone: string;
  /** How many people's answers were read; when it grows, they are searched again. */
  read: number;
}

/** The written answers found for a question; the last result until the next one has arrived. */
export function useFoundAnswers({ answers, questionId, phrase, most, days, timeZone, read }: Search): FoundAnswers | undefined {
  const [found, setFound] = useState<FoundAnswers>();
  const search = useMemo(
    () => (read === 0 ? undefined : { of: answers, read, wanted: { questionId, phrase, most, days, timeZone } }),
    [answers, questionId, phrase, most, days, timeZone, read],
  );
  useRequest(search, ({ of, wanted }, signal) => {
    of.find(wanted).then(
      (shown) => !signal.aborted && startTransition(() => setFound(shown)),
      // The worker is gone: the last result stays.
      () => undefined,
    );
  });
  return found;
}
