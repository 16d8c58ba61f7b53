import { getLocalTimeZone, today } from '@internationalized/date';
import { type Form, type UseFormProps, useForm } from '@noticeboard/design-system';
import type { SurveyQuestionType } from '@noticeboard/design-system/content';
import { useMemo } from 'react';
import { surveyFields, type SurveyValues } from './surveyValues.ts';

type SurveyFormProps = Pick<UseFormProps<SurveyValues>, 'initial' | 'draft' | 'onSave' | 'onSaved' | 'savesWhileTyped'> & {
  /** The types of questions; undefined while they are not known. */
  types: readonly SurveyQuestionType[] | undefined;
};

/** The form of a survey with its questions. What is typed is kept on the device until it is saved. */
export function useSurveyForm({ types, ...props }: SurveyFormProps): Form<SurveyValues> {
  const firstDay = today(getLocalTimeZone()).toString();
  const fields = useMemo(() => surveyFields(types, firstDay), [types, firstDay]);
  return useForm<SurveyValues>({ ...props, fields });
}
