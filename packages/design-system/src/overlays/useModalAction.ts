import { useRef, useState } from 'react';
import { alertOf, type FailedTry, type FieldValues, problemAt, problemsInForce } from './fieldRefusal.ts';

/** The words of an error that was thrown with a message for a person. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** An action that a modal runs: one at a time, with its failure kept for the modal's alert. */
export interface ModalAction {
  /** The action runs: nothing may close the modal. */
  isBusy: boolean;
  /** Why the last attempt failed, in words. */
  failure: string | null;
  /** The error of the last attempt; undefined for none. */
  error: unknown;
  /** Runs the action, unless one runs already. Resolves to whether it succeeded. */
  run: (act: () => Promise<void>) => Promise<boolean>;
  /** The host's problem with a field, while the field holds the value that was sent. */
  problemOf: (field: string, label: string) => string | undefined;
  /** Removes the failure. */
  forget: () => void;
}

const noFields: FieldValues = {};

/**
 * Runs the action of a modal's main button; a second press does nothing while it runs (faults D12, P17).
 *
 * @param values what the form holds, by the names of the contract: the host's problem with one is shown at its field
 */
export function useModalAction(describeError: (error: unknown) => string = messageOf, values: FieldValues = noFields): ModalAction {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<FailedTry | null>(null);
  const isRunning = useRef(false);

  const run = async (act: () => Promise<void>) => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    setFailed(null);
    try {
      await act();
      return true;
    } catch (error) {
      setFailed({ error, sent: values });
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  const problems = problemsInForce(failed, values);
  return {
    isBusy,
    error: failed?.error,
    failure: alertOf(failed, values, describeError),
    run,
    problemOf: (field, label) => problemAt(label, problems[field]),
    forget: () => setFailed(null),
  };
}
