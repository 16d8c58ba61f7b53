import type { Form } from '@noticeboard/design-system';
import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { problemOfQuestion, type SurveyValues } from './surveyValues.ts';

/** Saves a survey. An incomplete question is shown first: its fields take the focus. */
export function submitSurvey(event: FormEvent<HTMLFormElement>, form: Pick<Form<SurveyValues>, 'values' | 'problems' | 'submit'>, onChoose: (id: string) => void): void {
  // A form submitted in a dialog over the page bubbles up to here, too.
  if (event.target !== event.currentTarget) return;
  const wrong = form.values.questions.find((question) => problemOfQuestion(question) !== undefined);
  const { name, closeDay } = form.problems;
  if (wrong !== undefined && name === undefined && closeDay === undefined) flushSync(() => onChoose(wrong.id));
  void form.submit(event);
}
