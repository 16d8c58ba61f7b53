import { useRef, useState } from 'react';

/** The words of an error that was thrown with a message for a person. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** An act that a modal runs: one at a time, with its failure kept for the modal's alert. */
export interface ModalAction {
  /** The act runs: nothing may close the modal. */
  isBusy: boolean;
  /** Why the last try failed, in words. */
  failure: string | null;
  /** Runs the act, unless one runs already. Whether it ended well. */
  run: (act: () => Promise<void>) => Promise<boolean>;
  /** Takes the failure away. */
  forget: () => void;
}

/** Runs the act of a modal's main button; a second press does nothing while it runs (faults D12, P17). */
export function useModalAction(describeError: (error: unknown) => string = messageOf): ModalAction {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isRunning = useRef(false);

  const run = async (act: () => Promise<void>) => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await act();
      return true;
    } catch (error) {
      setFailure(describeError(error));
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, failure, run, forget: () => setFailure(null) };
}
