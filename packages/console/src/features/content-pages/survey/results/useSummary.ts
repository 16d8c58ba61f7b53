import { useAfterPause, useRequest } from '@noticeboard/design-system';
import { startTransition, useMemo, useState } from 'react';
import type { OpenAnswers } from './answers/openAnswers.ts';
import type { ReadSummary } from './answers/readAnswers.ts';
import type { CountedQuestion, Days } from './answers/surveyResults.ts';

/** Least time between two figures while answers are counted, in milliseconds. */
const pause = 250;

interface Counting {
  /** Undefined until they begin to arrive. */
  answers: OpenAnswers | undefined;
  /** Undefined while their types are not known; the same while they are equal. */
  questions: readonly CountedQuestion[] | undefined;
  /** The days that are counted; null for all. */
  days: Days | null;
  timeZone: string;
}

/** The last figures. */
interface Counted {
  of: OpenAnswers;
  summary?: ReadSummary;
  problem?: unknown;
}

/** The figures of some days; those of the former days while they are counted. While answers arrive, the next are requested when the last are rendered. */
export function useSummary({ answers, questions, days, timeZone }: Counting): { summary: ReadSummary | undefined; problem: unknown } {
  const [last, setCounted] = useState<Counted>();
  const counted = last?.of === answers ? last : undefined;
  const asked = useMemo(() => (answers === undefined || questions === undefined ? undefined : { of: answers, questions, onDays: { days, timeZone } }), [answers, questions, days, timeZone]);
  useRequest(asked, ({ of, questions: counting, onDays }, signal) => {
    of.summary(counting, onDays).then(
      (summary) => !signal.aborted && startTransition(() => setCounted({ of, summary })),
      (problem: unknown) => !signal.aborted && setCounted({ of, problem }),
    );
  });
  const shown = counted?.summary;
  // Choosing other days ends the wait for more of the former ones.
  const growing = useMemo(
    () => (answers !== undefined && questions !== undefined && shown?.isWhole === false ? { answers, questions, days, timeZone, known: shown.all } : undefined),
    [answers, questions, days, timeZone, shown],
  );
  useAfterPause(growing, shown?.all === 0 ? 0 : pause, async ({ answers: of, questions: counting, known, ...onDays }, signal) => {
    try {
      await of.more(known);
      if (signal.aborted) return;
      const summary = await of.summary(counting, onDays);
      if (signal.aborted) return;
      // The first figures immediately; later ones while there is time.
      if (known === 0) setCounted({ of, summary });
      else startTransition(() => setCounted({ of, summary }));
    } catch (failure) {
      if (!signal.aborted) setCounted({ of, problem: failure });
    }
  });
  return { summary: shown, problem: counted?.problem };
}
