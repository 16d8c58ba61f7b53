import { type Form, useAfterChange, useAfterPause, useIsOnline } from '@noticeboard/design-system';
import { SaveError } from '../../../access/useSave.ts';
import type { SurveyValues } from './surveyValues.ts';

/** Milliseconds without typing before it is saved (LIM-118). */
export const autosavePause = 250;

type SavedForm = Pick<Form<SurveyValues>, 'values' | 'isDirty' | 'isValid' | 'isSaving' | 'failure' | 'error' | 'submit'>;

/** Whether a save failed because of the network. A save that was refused, because someone else has changed the same, waits for a press. */
export const isKeptBack = (error: unknown): boolean => error instanceof SaveError && error.status !== 'refused';

/**
 * Saves changes automatically. After a failure it waits for the user: someone else's changes would otherwise be replaced by the next
 * letter (faults P16). Only a save that failed without a network is sent when the network returns.
 */
export function useAutosave(form: SavedForm, isOn: boolean): void {
  const isOnline = useIsOnline();
  const isDue = isOn && form.isDirty && form.isValid && !form.isSaving && form.failure === null;
  // The values to be saved: the pause restarts with each change.
  const due = isDue ? JSON.stringify(form.values) : undefined;
  const save = () => void form.submit({ currentTarget: null });
  useAfterPause(due, autosavePause, save);
  useAfterChange(isOnline, () => {
    if (isOnline && isOn && form.failure !== null && isKeptBack(form.error) && !form.isSaving) save();
  });
}
