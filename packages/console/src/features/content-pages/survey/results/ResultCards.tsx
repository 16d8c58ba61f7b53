import { Card } from '@noticeboard/design-system';
import { ShareBars, type SurveyQuestionType } from '@noticeboard/design-system/content';
import { memo, useDeferredValue } from 'react';
import { surveyMessages } from '../../../../messages/survey.ts';
import type { HostSurvey } from '../surveyValues.ts';
import type { QuestionResult } from './answers/answerBook.ts';
import type { OpenAnswers } from './answers/openAnswers.ts';
import type { ReadSummary } from './answers/readAnswers.ts';
import type { Days } from './answers/surveyResults.ts';
import { InSight } from './InSight.tsx';
import * as styles from './SurveyResults.css.ts';
import { useInSlices } from './useInSlices.ts';
import { WrittenAnswers, type WrittenAnswersProps } from './WrittenAnswers.tsx';

const texts = surveyMessages.results;
/** Up to this number of questions all cards are in the document, where the browser's own search finds them. */
const mostAtOnce = 24;
/** Cards that are rendered before it is known which are visible. */
const firstCards = 6;

export interface ResultCardsProps {
  /** The survey. */
  survey: HostSurvey;
  /** The types of questions. */
  types: readonly SurveyQuestionType[] | undefined;
  /** The results of each question, as far as they were read. */
  summary: ReadSummary;
  /** The answers. */
  answers: OpenAnswers;
  /** The days that are shown; null for all. */
  days: Days | null;
  /** The reader's time zone. */
  timeZone: string;
}

/** A card for each question. Of many, only those near the visible part are rendered, and the others are their headings. */
export function ResultCards({ survey: { surveyQuestions }, types, summary, ...shown }: ResultCardsProps) {
  // The figures above are shown first; the cards are rendered after them.
  const counted = useDeferredValue<ReadSummary | null>(summary, null);
  const isLong = surveyQuestions.length > mostAtOnce;
  const most = useInSlices(surveyQuestions.length, counted === null ? 0 : isLong ? firstCards : mostAtOnce);
  if (counted === null) return null;
  const { all, isWhole, results } = counted;
  const resultOf = new Map(results.map((result) => [result.id, result]));
  return (
    <div className={styles.cards}>
      {surveyQuestions.slice(0, most).map((question, place) => {
        const result = resultOf.get(question.id);
        if (result === undefined) return null;
        const { bars, answered } = result;
        const type = types?.find(({ id }) => id === question.surveyQuestionTypeId)?.name ?? '';
        return (
          <InSight
            key={question.id}
            isFirst={!isLong || place < firstCards}
            isAlways={!isLong}
            isFinal={isWhole}
            likelyHeight={bars === null ? (answered === 0 ? '6rem' : '29rem') : `${7 + bars.length * 2}rem`}
            // Two hundred numbers out of sight are only shown when they are final.
            name={<QuestionName question={question.question} type={type} answered={isWhole ? answered : null} />}
          >
            <ResultCard question={question} type={type} result={result} read={{ count: all, isWhole }} {...shown} />
          </InSight>
        );
      })}
    </div>
  );
}

/** Shown in place of a card out of sight. */
const QuestionName = memo(function QuestionName({ question, type, answered }: { question: string; type: string; answered: number | null }) {
  return (
    <Card title={question} headingLevel={3}>
      <p className={styles.quiet}>{answered === null ? type : texts.answered(type, answered)}</p>
    </Card>
  );
});

interface ResultCardProps extends Omit<WrittenAnswersProps, 'description' | 'answered'> {
  /** Its results. */
  result: QuestionResult;
  /** The name of its type. */
  type: string;
}

/** The answers to one question, as bars or as texts. */
function ResultCard({ question, type, result: { bars, answered }, ...shown }: ResultCardProps) {
  const description = shown.read.isWhole ? texts.answered(type, answered) : texts.answeredSoFar(type, answered);
  if (bars === null) return <WrittenAnswers question={question} description={description} answered={answered} {...shown} />;
  return <ShareBars title={question.question} headingLevel={3} description={description} bars={bars} whole={answered} choicesName={texts.option} />;
}
