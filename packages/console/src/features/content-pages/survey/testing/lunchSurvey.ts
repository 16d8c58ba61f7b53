import { type HostSurvey, type SurveyValues, valuesOf } from '../surveyValues.ts';

/** The type of questions with options of which one is chosen. */
export const radio = 'type-radio';
/** A survey as the host has it: a question with two options, and one with written answers. */
export const host = {
  id: 'survey',
  name: 'Menus',
  isOpen: true,
  expiresAtUtc: '2026-12-21T17:00:00.000Z',
  surveyQuestions: [
    {
      id: 'lunch',
      question: 'Lunch?',
      surveyQuestionTypeId: radio,
      isRequired: true,
      order: 0,
      surveyQuestionOptions: [
        { id: 'soup', surveyQuestionId: 'lunch', label: 'Soup', value: 'soup', order: 0 },
        { id: 'salad', surveyQuestionId: 'lunch', label: 'Salad', value: 'salad', order: 1 },
      ],
    },
    { id: 'why', question: 'Why?', surveyQuestionTypeId: 'type-text', isRequired: false, order: 1, surveyQuestionOptions: [] },
  ],
} as unknown as HostSurvey;
/** The values of its form when it was opened. */
export const opened = valuesOf(host);
/** Its two questions. */
export const [lunch, why] = opened.questions as [SurveyValues['questions'][0], SurveyValues['questions'][0]];
/** A change in the form. */
export const changed = (next: Partial<SurveyValues>) => ({ from: opened, to: { ...opened, ...next } });
