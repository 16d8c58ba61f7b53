import type { SurveyQuestionType } from '@noticeboard/design-system/content';
import { isBlank, oneLine } from '@noticeboard/design-system';
import { surveyMessages } from '../../../messages/survey.ts';
import type { ItemContent } from '../publishing/ItemPreview.tsx';
import type { SurveyValues } from './surveyValues.ts';

const kinds = { radio: 'one', checkbox: 'several', rating: 'stars' } as const;

/** The preview of a survey, from the values of its form: one question, the chosen one or the first. */
export function surveyContent({ name, questions }: SurveyValues, chosenId: string | null, types: readonly SurveyQuestionType[] | undefined): ItemContent {
  const index = Math.max(0, questions.findIndex(({ id }) => id === chosenId));
  const question = questions[index];
  if (question === undefined) return { title: name, text: surveyMessages.form.noQuestions };
  const typeName = types?.find(({ id }) => id === question.surveyQuestionTypeId)?.name.toLowerCase() ?? '';
  const kind = Object.entries(kinds).find(([each]) => each === typeName)?.[1] ?? 'words';
  return {
    title: name,
    text: '',
    question: {
      text: oneLine(question.question),
      place: index + 1,
      count: questions.length,
      isRequired: question.isRequired,
      kind,
      options: kind === 'one' || kind === 'several' ? question.surveyQuestionOptions.map(({ label }) => label).filter((label) => !isBlank(label)) : [],
    },
  };
}
