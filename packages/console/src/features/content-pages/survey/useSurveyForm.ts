import { getLocalTimeZone, today } from '@internationalized/date';
import { type Form, type UseFormProps, useForm } from '@noticeboard/design-system';
import type { SurveyQuestionType } from '@noticeboard/design-system/content';
import { useMemo, useState } from 'react';
import { surveyFields, type SurveyValues } from './surveyValues.ts';

type SurveyFormProps = Pick<UseFormProps<SurveyValues>, 'initial' | 'draft' | 'question' | 'onSave' | 'onSaved' | 'savesWhileTyped'> & {
  /** The types of questions; undefined while they are not known. */
  types: readonly SurveyQuestionType[] | undefined;
};

/** A form with the handler for its close date. */
interface SurveyForm {
  form: Form<SurveyValues>;
  /** The close date is only partly typed, or no longer: nothing is saved until then. */
  onIncompleteDayChange: (isIncomplete: boolean) => void;
}

/** The form of a survey with its questions. Changes are kept on the device until they are saved. */
export function useSurveyForm({ types, ...props }: SurveyFormProps): SurveyForm {
  const firstDay = today(getLocalTimeZone()).toString();
  const [isDayIncomplete, onIncompleteDayChange] = useState(false);
  const fields = useMemo(() => surveyFields(types, firstDay, isDayIncomplete), [types, firstDay, isDayIncomplete]);
  return { form: useForm<SurveyValues>({ ...props, fields }), onIncompleteDayChange };
}
