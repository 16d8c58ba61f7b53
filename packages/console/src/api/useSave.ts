import { showToast } from '@noticeboard/design-system';
import { messages } from '../messages/en.ts';
import { useActingAs } from '../session/useAccess.ts';
import { toastDurations } from '../shared/limits.ts';
import { CancelledError } from './cancelled.ts';
import { describeError, type ErrorTitle } from './describeError.ts';
import { useWrite, type Write } from './useWrite.ts';

/** The outcome of a save in words a person can act on; `cause` is the host's error. */
export class SaveError extends Error {
  override readonly name = 'SaveError';
}

/** A change with what is said about it. */
export interface Save<Input, Output> extends Write<Input, Output> {
  /**
   * Toast when it is done; null says nothing, for changes that show by themselves.
   * @default 'Update Success', 'Changes saved successfully' (core §8)
   */
  success?: { title: string; detail?: string } | null;
  /** Title of the toast of a failure. @default 'Update Error' */
  failureTitle?: ErrorTitle;
}

/** A change as a form runs it. */
export interface Saves<Input, Output> {
  /**
   * Makes the change. The promise is refused with a `SaveError` when it failed or could not be confirmed, so that
   * the modal stays open with its message and nothing typed is lost. `undefined` when the same change runs already.
   */
  save: (input: Input) => Promise<Output | undefined>;
  /** Whether it is on its way. */
  isPending: boolean;
  /** Whether it takes longer than usual; give both to `SlowWrite`. */
  isSlow: boolean;
  /** Stops waiting. */
  cancel: () => void;
}

/**
 * Saves and tells how it went: a toast either way (`ERR`, core §8), and the words of the failure for the alert in
 * the modal. Every administration screen saves through it.
 */
export function useSave<Input = void, Output = unknown>({ success = messages.saving.done, failureTitle = messages.saving.failed, ...write }: Save<Input, Output>): Saves<Input, Output> {
  const actingAs = useActingAs();
  const { run, isPending, isSlow, cancel } = useWrite(write);

  const save = async (input: Input): Promise<Output | undefined> => {
    const outcome = await run(input);
    if (outcome.status === 'ignored') return undefined;
    const titled = (title: string) => (outcome.otherTenant === undefined ? title : messages.errors.inTenant(title, outcome.otherTenant));
    if (outcome.status === 'done') {
      if (success !== null) showToast({ tone: 'success', ...success, title: titled(success.title) }, toastDurations.done);
      return outcome.output;
    }
    const { title, detail } =
      outcome.status === 'failed' ? describeError(outcome.error, { title: failureTitle, actingAs }) : { title: failureTitle, detail: unconfirmedText(outcome.error) };
    showToast({ tone: 'error', title: titled(title), detail }, toastDurations.failed);
    throw new SaveError(detail, { cause: outcome.error });
  };
  return { save, isPending, isSlow, cancel };
}

const unconfirmedText = (error: unknown): string =>
  error instanceof CancelledError ? messages.waiting.stoppedWaiting : messages.errors.unconfirmed;
