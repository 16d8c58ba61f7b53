import { getLocalTimeZone, today } from '@internationalized/date';
import { Card, DatePicker, type Form, Stack, Switch, TextField } from '@noticeboard/design-system';
import { surveyMessages } from '../../../messages/survey.ts';
import type { SurveyValues } from './surveyValues.ts';

const texts = surveyMessages.form;

export interface SurveyFactsProps {
  /** The form of the survey. */
  form: Form<SurveyValues>;
  /** The close date is only half written, or is so no longer. */
  onIncompleteDayChange: (isIncomplete: boolean) => void;
  /** Why it can't be changed by this person; undefined when it can. */
  refusal: string | undefined;
  /** Whether it is saved while it is typed into: saving then locks nothing. */
  isSavingItself: boolean;
}

/** What a survey is called, and until when it is open (SURV-109 to SURV-111). */
export function SurveyFacts({ form, onIncompleteDayChange, refusal, isSavingItself }: SurveyFactsProps) {
  const open = isSavingItself && { isReadOnly: false };
  // What is saved automatically is never sent while something is wrong with it, and nothing else would say so. The date says it itself.
  const noName = isSavingItself && form.problems.name !== undefined && { isInvalid: true, errorMessage: form.problems.name };
  const { isDisabled, ...closeDay } = form.choice('closeDay');
  // A day that has passed in the meantime may stay (decisions-content A8).
  const isAsItWas = closeDay.value === form.opened.closeDay;
  return (
    <Card>
      <Stack gap="large">
        <TextField {...form.field('name')} {...open} {...noName} autoComplete="off" disabledReason={refusal} />
        <DatePicker
          {...closeDay}
          onIncompleteChange={onIncompleteDayChange}
          isDisabled={isDisabled && !isSavingItself}
          disabledReason={refusal}
          {...(!isAsItWas && { minimum: today(getLocalTimeZone()).toString() })}
        />
        <Switch {...form.toggle('isOpen')} {...open} description={texts.isOpenHelp} disabledReason={refusal}>
          {texts.isOpen}
        </Switch>
      </Stack>
    </Card>
  );
}
