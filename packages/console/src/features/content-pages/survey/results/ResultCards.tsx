import { Card } from '@noticeboard/design-system';
import { ShareBars, type SurveyQuestionType } from '@noticeboard/design-system/content';
import { useDeferredValue } from 'react';
import { surveyMessages } from '../../../../messages/survey.ts';
import type { HostSurvey } from '../surveyValues.ts';
import type { QuestionResult } from './answers/answerBook.ts';
import type { OpenAnswers } from './answers/openAnswers.ts';
import type { Days } from './answers/surveyResults.ts';
import { InSight } from './InSight.tsx';
import * as styles from './SurveyResults.css.ts';
import { WrittenAnswers } from './WrittenAnswers.tsx';

const texts = surveyMessages.results;
/** Up to so many questions all cards are in the document, where the browser's own search finds them. */
const mostAtOnce = 24;
/** Cards that are rendered before anybody knows what is in sight. */
const firstCards = 6;

const noResults: readonly QuestionResult[] = [];

export interface ResultCardsProps {
  /** The survey. */
  survey: HostSurvey;
  /** The types of questions. */
  types: readonly SurveyQuestionType[] | undefined;
  /** What was answered to each question. */
  results: readonly QuestionResult[];
  /** The answers. */
  answers: OpenAnswers;
  /** The days that are shown; null for all. */
  days: Days | null;
  /** Where the reader is. */
  timeZone: string;
}

/** A card a question. Of many, those near what is in sight are rendered, and the others are their headings. */
export function ResultCards({ survey: { surveyQuestions }, types, results, ...shown }: ResultCardsProps) {
  // The figures above stand first; two hundred cards are rendered in slices after them.
  const resultOf = new Map(useDeferredValue(results, noResults).map((result) => [result.id, result]));
  const isLong = surveyQuestions.length > mostAtOnce;
  return (
    <div className={styles.cards}>
      {surveyQuestions.map((question, place) => {
        const result = resultOf.get(question.id);
        if (result === undefined) return null;
        const { bars, answered } = result;
        const description = texts.answered(types?.find(({ id }) => id === question.surveyQuestionTypeId)?.name ?? '', answered);
        const card =
          bars === null ? (
            <WrittenAnswers question={question} description={description} answered={answered} {...shown} />
          ) : (
            <ShareBars title={question.question} headingLevel={3} description={description} bars={bars} whole={answered} choicesName={texts.option} />
          );
        const name = (
          <Card title={question.question} headingLevel={3}>
            <p className={styles.quiet}>{description}</p>
          </Card>
        );
        return (
          <InSight key={question.id} isFirst={!isLong || place < firstCards} isAlways={!isLong} likelyHeight={bars === null ? (answered === 0 ? '6rem' : '29rem') : `${7 + bars.length * 2}rem`} name={name}>
            {card}
          </InSight>
        );
      })}
    </div>
  );
}
