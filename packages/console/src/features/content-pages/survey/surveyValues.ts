import { CalendarDate } from '@internationalized/date';
import type { components } from '@noticeboard/api-types/schema';
import { type FormFields, isBlank, oneLine, required } from '@noticeboard/design-system';
import { validationMessages } from '@noticeboard/design-system/validation';
import { completeOptions, hasOptions, hasWrongValue, isOptionComplete, isValueTaken, type SurveyQuestion, type SurveyQuestionType } from '@noticeboard/design-system/content';
import { surveyMessages } from '../../../messages/survey.ts';

/** A survey as the host has it. */
export type HostSurvey = components['schemas']['SurveyItem'];

/** The values of a survey's form. */
export interface SurveyValues {
  name: string;
  /** Its last day in the reader's time zone, YYYY-MM-DD; null for one without a close date. */
  closeDay: string | null;
  isOpen: boolean;
  /** In order. */
  questions: readonly SurveyQuestion[];
}

/** A survey as it was read; values that the host omits count as absent (N08). */
export const wholeSurvey = (item: components['schemas']['ContentItem'] & Partial<Pick<HostSurvey, 'surveyQuestions'>>): HostSurvey => ({
  ...item,
  name: item.name ?? '',
  isOpen: item.isOpen ?? true,
  expiresAtUtc: item.expiresAtUtc ?? null,
  surveyQuestions: (item.surveyQuestions ?? []).map((question) => ({ ...question, surveyQuestionOptions: question.surveyQuestionOptions ?? [] })),
});

const texts = surveyMessages.form;

/** The prefix of ids that the host does not have yet. */
const newId = 'new-';

/** Whether a question or an option is not at the host yet. */
export const isNew = (id: string): boolean => id.startsWith(newId);

/** A question without a text. */
export const newQuestion = (surveyQuestionTypeId: string): SurveyQuestion => ({ id: `${newId}${crypto.randomUUID()}`, question: '', surveyQuestionTypeId, isRequired: false, surveyQuestionOptions: [] });

/** The day of an instant in the reader's time zone. */
function dayHere(instant: string): string {
  const here = new Date(instant);
  return new CalendarDate(here.getFullYear(), here.getMonth() + 1, here.getDate()).toString();
}

/** A survey as its form shows it. */
export const valuesOf = ({ name, expiresAtUtc, isOpen, surveyQuestions }: Pick<HostSurvey, 'name' | 'expiresAtUtc' | 'isOpen' | 'surveyQuestions'>): SurveyValues => ({
  name,
  closeDay: expiresAtUtc === null ? null : dayHere(expiresAtUtc),
  isOpen,
  questions: surveyQuestions.map(({ id, question, surveyQuestionTypeId, isRequired, surveyQuestionOptions }) => ({
    id,
    question,
    surveyQuestionTypeId,
    isRequired,
    surveyQuestionOptions: surveyQuestionOptions.map(({ id: optionId, label, value }) => ({ id: optionId, label, value })),
  })),
});

/** The end of a day in the reader's time zone: until then people may answer. */
export const closingOf = (day: string | null): string | null => (day === null ? null : new Date(`${day}T23:59:59`).toISOString());

/** Whether an option has a label and a wrong value: it is neither saved nor discarded, since the user typed it (SURV-129, SURV-130). */
const isMistaken = (option: SurveyQuestion['surveyQuestionOptions'][number]): boolean => !isBlank(option.label) && hasWrongValue(option);

/** What is wrong with a question; undefined for nothing. A new option that is not complete is left out when it is saved (SURV-127, SURV-128). */
export function problemOfQuestion({ question, surveyQuestionOptions }: SurveyQuestion): string | undefined {
  if (isBlank(question)) return validationMessages.required(texts.question);
  if (surveyQuestionOptions.some((option) => !isNew(option.id) && !isOptionComplete(option))) return texts.optionIncomplete;
  if (surveyQuestionOptions.some(isMistaken)) return texts.optionValueWrong;
  return surveyQuestionOptions.some((option) => !isBlank(option.label) && isValueTaken(option, surveyQuestionOptions)) ? texts.optionValueTaken : undefined;
}

/**
 * The fields of a survey.
 *
 * @param types the types of questions; undefined while they are not known
 * @param today YYYY-MM-DD
 * @param isDayIncomplete whether the close date is only partly typed
 */
export const surveyFields = (types: readonly SurveyQuestionType[] | undefined, today: string, isDayIncomplete = false): FormFields<SurveyValues> => ({
  name: { label: texts.name, clean: oneLine, rules: [required] },
  closeDay: {
    label: texts.closeDay,
    rules: [() => (isDayIncomplete ? texts.dayIncomplete : null), (day, { opened }) => (day === null || day === opened.closeDay || day >= today ? null : texts.tooEarly)],
  },
  questions: {
    label: texts.questions,
    clean: (questions) => questions.map((question) => cleanQuestion(question, types)),
    rules: [(questions) => questions.map(problemOfQuestion).find((problem) => problem !== undefined) ?? null],
  },
});

/** A question as it is sent: options that a new one kept from a former type are dropped. */
function cleanQuestion(question: SurveyQuestion, types: readonly SurveyQuestionType[] | undefined): SurveyQuestion {
  const type = types?.find(({ id }) => id === question.surveyQuestionTypeId);
  const options = isNew(question.id) && type !== undefined && !hasOptions(type) ? [] : question.surveyQuestionOptions;
  const held = options.filter((option) => !isNew(option.id) || isOptionComplete(option) || isMistaken(option));
  return {
    ...question,
    question: oneLine(question.question),
    surveyQuestionOptions: held.map((option) => {
      const { id, label, value } = completeOptions([option])[0] ?? option;
      return { id, label, value };
    }),
  };
}
