import { getLocalTimeZone, today } from '@internationalized/date';
import { type Form, type UseFormProps, useForm } from '@noticeboard/design-system';
import type { SurveyQuestionType } from '@noticeboard/design-system/content';
import { useMemo, useState } from 'react';
import { surveyFields, type SurveyValues } from './surveyValues.ts';

type SurveyFormProps = Pick<UseFormProps<SurveyValues>, 'initial' | 'draft' | 'question' | 'onSave' | 'onSaved' | 'savesWhileTyped'> & {
  /** The types of questions; undefined while they are not known. */
  types: readonly SurveyQuestionType[] | undefined;
};

/** A form and what its field for the close date reports. */
interface SurveyForm {
  form: Form<SurveyValues>;
  /** The close date is only half written, or is so no longer: until then nothing is saved. */
  onIncompleteDayChange: (isIncomplete: boolean) => void;
}

/** The form of a survey with its questions. What is typed is kept on the device until it is saved. */
export function useSurveyForm({ types, ...props }: SurveyFormProps): SurveyForm {
  const firstDay = today(getLocalTimeZone()).toString();
  const [isDayIncomplete, onIncompleteDayChange] = useState(false);
  const fields = useMemo(() => surveyFields(types, firstDay, isDayIncomplete), [types, firstDay, isDayIncomplete]);
  return { form: useForm<SurveyValues>({ ...props, fields }), onIncompleteDayChange };
}
