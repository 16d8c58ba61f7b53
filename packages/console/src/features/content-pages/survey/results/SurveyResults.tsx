import { Button, Card, CountingNote, DateRangePicker, EmptyState, ErrorState, Inline, lazyPart, Skeleton, Stack } from '@noticeboard/design-system';
import type { SurveyQuestionType } from '@noticeboard/design-system/content';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useActingAs } from '../../../../access/useAccess.ts';
import { describeError } from '../../../../ground/describeError.ts';
import { surveyMessages } from '../../../../messages/survey.ts';
import { panelDate } from '../../../../shared/dates.ts';
import type { HostSurvey } from '../surveyValues.ts';
import { countedQuestions } from './countedQuestions.ts';
import { ResultCards } from './ResultCards.tsx';
import * as styles from './SurveyResults.css.ts';
import { failureOf, useAnswers } from './useAnswers.ts';
import { useDaysInForce } from './useDaysInForce.ts';
import { useSummary } from './useSummary.ts';

const LineChart = lazyPart(async () => (await import('@noticeboard/design-system/charts')).LineChart);

const texts = surveyMessages.results;
/** Height of the line chart with its heading, so that nothing moves when its code loads. */
const lineHeight = '23rem';
/** Height of the range of days. */
const pickerHeight = '4rem';

export interface SurveyResultsProps {
  /** The page that it is on. */
  pageId: string;
  /** The survey. */
  survey: HostSurvey;
  /** The types of questions; undefined while they are not known. */
  types: readonly SurveyQuestionType[] | undefined;
}

/** The results of a survey: how many answered and when, and a card for each question, computed from the workbook of the answers. */
export function SurveyResults({ pageId, survey, types }: SurveyResultsProps) {
  const { answers, error, retry } = useAnswers(pageId, survey);
  const actingAs = useActingAs();
  const { days, field: { key, ...field }, isWritten, clear } = useDaysInForce();
  const [timeZone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const questions = useMemo(() => types && countedQuestions(survey.surveyQuestions, types), [survey.surveyQuestions, types]);
  const { summary, problem } = useSummary({ answers, questions, days, timeZone });
  const isBegun = summary !== undefined && (summary.isWhole || summary.all > 0);
  // The first figures are shown first; the slower part is rendered right after them.
  const isRestRendered = useDeferredValue(isBegun);
  const failure = error ?? (problem === undefined ? undefined : failureOf(problem));
  if (failure !== undefined) return <ErrorState title={texts.failed} detail={describeError(failure, { actingAs }).detail} onRetry={retry} />;
  if (answers === undefined || !isBegun || questions === undefined) return <Skeleton shape="block" height={lineHeight} />;
  if (summary.all === 0) return <EmptyState title={texts.empty.title} detail={texts.empty.text} />;
  const { all, count, lastUtc, perDay, isWhole } = summary;
  return (
    <Stack gap="large">
      <CountingNote ended={texts.counted(all)}>{isWhole ? null : texts.counting(all)}</CountingNote>
      {isRestRendered ? (
        <Inline align="end">
          <DateRangePicker key={key} label={texts.days} {...field} />
          {isWritten && (
            <Button variant="quiet" onPress={clear}>
              {texts.allDays}
            </Button>
          )}
        </Inline>
      ) : (
        <Skeleton shape="block" height={pickerHeight} />
      )}
      <div className={styles.summary}>
        <Card>
          <p className={styles.number}>{count.toLocaleString()}</p>
          <p className={styles.unit}>{isWhole ? texts.responses(count) : texts.responsesSoFar(count)}</p>
          {lastUtc !== null && <p className={styles.quiet}>{texts.last(panelDate(lastUtc))}</p>}
        </Card>
        {perDay.days.length > 0 && (
          <Suspense fallback={<Skeleton shape="block" height={lineHeight} />}>
            {isRestRendered ? (
              <LineChart title={texts.perDay} days={perDay.days} series={[{ id: 'responses', name: texts.responses(2), values: perDay.counts }]} unit={texts.responses(2)} />
            ) : (
              <Skeleton shape="block" height={lineHeight} />
            )}
          </Suspense>
        )}
      </div>
      {isRestRendered && <ResultCards survey={survey} types={types} summary={summary} answers={answers} days={days} timeZone={timeZone} />}
    </Stack>
  );
}
