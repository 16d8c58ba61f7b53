import { getLocalTimeZone, today } from '@internationalized/date';
import { type Form, type UseFormProps, useForm } from '@noticeboard/design-system';
import type { SurveyQuestionType } from '@noticeboard/design-system/content';
import { useMemo, useState } from 'react';
import { surveyFields, type SurveyValues } from './surveyValues.ts';

type SurveyFormProps = Pick<UseFormProps<SurveyValues>, 'initial' | 'draft' | 'question' | 'onSave' | 'onSaved' | 'savesWhileTyped'> & {
  /** The types of questions; undefined while they are not known. */
  types: readonly SurveyQuestionType[] | undefined;
};

/** What the close date reports while it is typed. */
export interface CloseDayTyping {
  /** It is only partly typed, or no longer: nothing is saved until then. */
  onIncompleteDayChange: (isIncomplete: boolean) => void;
  /** Another one is being typed, or has been left. */
  onTypingDayChange: (isTyping: boolean) => void;
}

/** A form with the handlers for its close date. */
interface SurveyForm {
  form: Form<SurveyValues>;
  /** Stable between renders. */
  closeDayTyping: CloseDayTyping;
  /** Whether the close date is being typed: it may be half of one, and is not saved automatically (ADR 0211). */
  isTypingDay: boolean;
}

/** The form of a survey with its questions. Changes are kept on the device until they are saved. */
export function useSurveyForm({ types, draft, ...props }: SurveyFormProps): SurveyForm {
  const firstDay = today(getLocalTimeZone()).toString();
  const [isDayIncomplete, onIncompleteDayChange] = useState(false);
  const [isTypingDay, onTypingDayChange] = useState(false);
  const closeDayTyping = useMemo(() => ({ onIncompleteDayChange, onTypingDayChange }), []);
  const fields = useMemo(() => surveyFields(types, firstDay, isDayIncomplete), [types, firstDay, isDayIncomplete]);
  // Of a half-typed date the form has the one that was whole on the way, which nobody chose.
  const kept = draft && { ...draft, ...(isDayIncomplete && { without: ['closeDay'] as const }) };
  return { form: useForm<SurveyValues>({ ...props, draft: kept, fields }), closeDayTyping, isTypingDay };
}
