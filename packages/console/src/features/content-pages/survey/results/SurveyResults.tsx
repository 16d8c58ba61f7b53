import { Button, Card, DateRangePicker, type DayRange, EmptyState, ErrorState, Inline, lazyPart, Skeleton, Stack } from '@noticeboard/design-system';
import { ShareBars, type SurveyQuestionType } from '@noticeboard/design-system/content';
import { Suspense, useMemo, useState } from 'react';
import { useActingAs } from '../../../../access/useAccess.ts';
import { describeError } from '../../../../ground/describeError.ts';
import { surveyMessages } from '../../../../messages/survey.ts';
import { panelDate } from '../../../../shared/dates.ts';
import type { HostSurvey } from '../surveyValues.ts';
import * as styles from './SurveyResults.css.ts';
import { respondentsOn, responsesPerDay, resultsOf } from './surveyResults.ts';
import { useAnswers } from './useAnswers.ts';
import { WrittenAnswers } from './WrittenAnswers.tsx';

const LineChart = lazyPart(async () => (await import('@noticeboard/design-system/charts')).LineChart);

const texts = surveyMessages.results;
/** Height of the line with its heading, so that nothing moves when its code arrives. */
const lineHeight = '23rem';

export interface SurveyResultsProps {
  /** The page that it is on. */
  pageId: string;
  /** The survey. */
  survey: HostSurvey;
  /** The types of questions; undefined while they are not known. */
  types: readonly SurveyQuestionType[] | undefined;
}

/** What staff answered: how many and when, and a card a question, drawn from the workbook of the answers. */
export function SurveyResults({ pageId, survey, types }: SurveyResultsProps) {
  const { respondents, error, retry } = useAnswers(pageId, survey);
  const actingAs = useActingAs();
  const [days, setDays] = useState<DayRange | null>(null);
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const shown = useMemo(() => respondents && respondentsOn(respondents, days, timeZone), [respondents, days, timeZone]);
  const results = useMemo(() => shown && types && resultsOf(survey.surveyQuestions, types, shown), [survey.surveyQuestions, types, shown]);
  const perDay = useMemo(() => responsesPerDay(shown ?? [], timeZone), [shown, timeZone]);
  if (error !== undefined) return <ErrorState title={texts.failed} detail={describeError(error, { actingAs }).detail} onRetry={retry} />;
  if (respondents === undefined || shown === undefined || results === undefined) return <Skeleton shape="block" height={lineHeight} />;
  if (respondents.length === 0) return <EmptyState title={texts.empty.title} detail={texts.empty.text} />;
  const [last] = shown.flatMap(({ answeredUtc }) => answeredUtc ?? []).toSorted().toReversed();
  return (
    <Stack gap="large">
      <Inline align="end">
        <DateRangePicker label={texts.days} value={days} onChange={setDays} />
        {days !== null && (
          <Button variant="quiet" onPress={() => setDays(null)}>
            {texts.allDays}
          </Button>
        )}
      </Inline>
      <div className={styles.summary}>
        <Card>
          <p className={styles.number}>{shown.length.toLocaleString()}</p>
          <p className={styles.unit}>{texts.responses(shown.length)}</p>
          {last !== undefined && <p className={styles.quiet}>{texts.last(panelDate(last))}</p>}
        </Card>
        {perDay.days.length > 0 && (
          <Suspense fallback={<Skeleton shape="block" height={lineHeight} />}>
            <LineChart title={texts.perDay} days={perDay.days} series={[{ id: 'responses', name: texts.responses(2), values: perDay.counts }]} unit={texts.responses(2)} />
          </Suspense>
        )}
      </div>
      <div className={styles.cards}>
        {results.map((result) =>
          result.bars === null ? (
            <WrittenAnswers key={result.id} result={result} />
          ) : (
            <ShareBars
              key={result.id}
              title={result.question}
              headingLevel={3}
              description={texts.answered(result.typeName, result.answered)}
              bars={result.bars}
              whole={result.answered}
              choicesName={texts.option}
            />
          ),
        )}
      </div>
    </Stack>
  );
}
