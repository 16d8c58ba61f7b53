import { type Form, useAfterChange, useAfterPause, useIsOnline } from '@noticeboard/design-system';
import { SaveError } from '../../../access/useSave.ts';
import type { SurveyValues } from './surveyValues.ts';

/** How long nothing is typed before it is saved, in milliseconds (LIM-118). */
export const autosavePause = 250;

type SavedForm = Pick<Form<SurveyValues>, 'values' | 'isDirty' | 'isValid' | 'isSaving' | 'failure' | 'error' | 'submit'>;

/** Whether it was the network that kept a save back. What was refused, as someone else has changed the same, waits for a press. */
export const isKeptBack = (error: unknown): boolean => error instanceof SaveError && error.status !== 'refused';

/**
 * Saves what is typed automatically. After a failure it waits for the user: what someone else has written would else be replaced by the next
 * letter (faults P16). Only what the lost network kept back is sent when that returns.
 */
export function useAutosave(form: SavedForm, isOn: boolean): void {
  const isOnline = useIsOnline();
  const isDue = isOn && form.isDirty && form.isValid && !form.isSaving && form.failure === null;
  // What is due to be saved: typed over, it waits again.
  const due = isDue ? JSON.stringify(form.values) : undefined;
  const save = () => void form.submit({ currentTarget: null });
  useAfterPause(due, autosavePause, save);
  useAfterChange(isOnline, () => {
    if (isOnline && isOn && form.failure !== null && isKeptBack(form.error) && !form.isSaving) save();
  });
}
