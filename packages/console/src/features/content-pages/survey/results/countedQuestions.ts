import { hasOptions, type SurveyQuestionType } from '@noticeboard/design-system/content';
import type { HostSurvey } from '../surveyValues.ts';
import type { AnswerKind, CountedQuestion } from './answers/surveyResults.ts';

/** How the answers to each question are counted. Those of an unknown type are shown as texts. */
export const countedQuestions = (questions: HostSurvey['surveyQuestions'], types: readonly SurveyQuestionType[]): CountedQuestion[] =>
  questions.map(({ id, question, surveyQuestionTypeId, surveyQuestionOptions }) => ({
    id,
    question,
    kind: kindOf(types.find((type) => type.id === surveyQuestionTypeId)),
    options: surveyQuestionOptions.map((option) => ({ id: option.id, label: option.label, value: option.value })),
  }));

const kindOf = (type: SurveyQuestionType | undefined): AnswerKind => (hasOptions(type) ? 'options' : type?.name.toLowerCase() === 'rating' ? 'rating' : 'written');
