import { getLocalTimeZone, today } from '@internationalized/date';
import { Card, DatePicker, FieldRoom, type Form, Stack, Switch, TextField, useIsItsTurn } from '@noticeboard/design-system';
import { surveyMessages } from '../../../messages/survey.ts';
import type { SurveyValues } from './surveyValues.ts';
import type { CloseDayTyping } from './useSurveyForm.ts';

const texts = surveyMessages.form;

export interface SurveyFactsProps {
  /** The form of the survey. */
  form: Form<SurveyValues>;
  /** Receives how far the close date is typed. */
  closeDayTyping: CloseDayTyping;
  /** Why it can't be changed by this user; undefined if it can. */
  refusal: string | undefined;
  /** Whether it is saved while typing: saving then locks nothing. */
  isSavingItself: boolean;
}

/** The name of a survey, and its close date (SURV-109 to SURV-111). */
export function SurveyFacts({ form, closeDayTyping, refusal, isSavingItself }: SurveyFactsProps) {
  const open = isSavingItself && { isReadOnly: false };
  // An autosave never sends invalid values, and nothing else would report them. The date reports its own.
  const noName = isSavingItself && form.problems.name !== undefined && { isInvalid: true, errorMessage: form.problems.name };
  const { isDisabled, ...closeDay } = form.choice('closeDay');
  // A day that has passed in the meantime may stay (decisions-content A8).
  const isAsItWas = closeDay.value === form.opened.closeDay;
  // A date is the most expensive of all fields: the name and the outline below do not wait for it.
  const isDateRendered = useIsItsTurn();
  return (
    <Card>
      <Stack gap="large">
        <TextField {...form.field('name')} {...open} {...noName} autoComplete="off" disabledReason={refusal} />
        {isDateRendered ? (
          <DatePicker
            {...closeDay}
            onIncompleteChange={closeDayTyping.onIncompleteDayChange}
            onTypingChange={closeDayTyping.onTypingDayChange}
            isDisabled={isDisabled && !isSavingItself}
            disabledReason={refusal}
            {...(!isAsItWas && { minimum: today(getLocalTimeZone()).toString() })}
          />
        ) : (
          <FieldRoom label={closeDay.label} />
        )}
        <Switch {...form.toggle('isOpen')} {...open} description={texts.isOpenHelp} disabledReason={refusal}>
          {texts.isOpen}
        </Switch>
      </Stack>
    </Card>
  );
}
