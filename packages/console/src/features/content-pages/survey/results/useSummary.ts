import { useAfterPause } from '@noticeboard/design-system';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { OpenAnswers } from './answers/openAnswers.ts';
import type { ReadSummary } from './answers/readAnswers.ts';
import type { CountedQuestion, Days } from './answers/surveyResults.ts';

/** Least time between two figures while answers are counted, in milliseconds. */
const pause = 250;

interface Counting {
  /** Undefined until they begin to arrive. */
  answers: OpenAnswers | undefined;
  /** Undefined while their types are not known; the same as long as they say the same. */
  questions: readonly CountedQuestion[] | undefined;
  /** The days that are counted; null for all. */
  days: Days | null;
  timeZone: string;
}

/** What is known of some answers. */
interface Counted {
  of: OpenAnswers;
  summary?: ReadSummary;
  problem?: unknown;
}

/** The figures of some days; those of the days before while they are counted. While answers arrive, the next figures are asked for when the last ones have been drawn. */
export function useSummary({ answers, questions, days, timeZone }: Counting): { summary: ReadSummary | undefined; problem: unknown } {
  const [last, setCounted] = useState<Counted>();
  const counted = last?.of === answers ? last : undefined;
  const count = async (isWanted: () => boolean, known?: number) => {
    if (answers === undefined || questions === undefined) return;
    try {
      if (known !== undefined) await answers.more(known);
      const summary = await answers.summary(questions, { days, timeZone });
      if (!isWanted()) return;
      // The first figures at once; those after them while there is time.
      if (known === 0) setCounted({ of: answers, summary });
      else startTransition(() => setCounted({ of: answers, summary }));
    } catch (problem) {
      if (isWanted()) setCounted({ of: answers, problem });
    }
  };
  const countNow = useEffectEvent(count);
  useEffect(() => {
    let isWanted = true;
    void countNow(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [answers, questions, days, timeZone]);
  const drawn = counted?.summary;
  useAfterPause(drawn?.isWhole === false ? drawn : undefined, drawn?.all === 0 ? 0 : pause, ({ all }, signal) => count(() => !signal.aborted, all));
  return { summary: drawn, problem: counted?.problem };
}
