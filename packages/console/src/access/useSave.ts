import { ApiError } from '@noticeboard/api-types/problem';
import { showToast } from '@noticeboard/design-system';
import { useRef } from 'react';
import { messages } from '../messages/en.ts';
import { useActingAs } from './useAccess.ts';
import { toastDurations } from '../ground/limits.ts';
import { DescribedError, type ErrorTitle } from '../ground/describeError.ts';
import { describeOutcome } from '../api/describeOutcome.ts';
import { useWrite, type Write } from '../api/useWrite.ts';
import type { FailedWrite } from '../api/writeOutcome.ts';

/** A save that failed, in words a user can act on; `cause` is the host's error. */
export class SaveError extends Error {
  override readonly name = 'SaveError';
  readonly status: FailedWrite['status'];
  /** Whether it is unknown if it was saved. For several calls the words report the outcome of each. */
  readonly isUnconfirmed: boolean;

  /** What the host says of single fields, by the names of the contract. */
  readonly fieldProblems: Readonly<Record<string, string>>;
  /** The message without the problems of these fields, for a form that shows them at their fields. */
  readonly messageBeyond: (shown: readonly string[]) => string;

  constructor(message: string, { status = 'refused', messageBeyond = () => message, ...options }: ErrorOptions & { status?: FailedWrite['status']; messageBeyond?: SaveError['messageBeyond'] } = {}) {
    super(message, options);
    this.status = status;
    this.isUnconfirmed = status === 'unknown' && !(options.cause instanceof DescribedError);
    this.fieldProblems = status === 'refused' ? fieldProblemsOf(options.cause) : {};
    this.messageBeyond = messageBeyond;
  }
}

const fieldProblemsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(Object.entries(error.fieldErrors ?? {}).flatMap(([field, problems]) => (problems.length === 0 ? [] : [[field, problems.join(' ')]])))
    : {};

/** The texts of a toast. */
interface Told {
  title: string;
  detail?: string;
}

/** A change with its toasts. */
export interface Save<Input, Output> extends Write<Input, Output> {
  /**
   * Toast when it is done; null for none, if the change is visible by itself.
   * @default 'Update Success', 'Changes saved successfully' (core §8)
   */
  success?: Told | ((output: Output) => Told) | null;
  /** Title of the toast of a failure. @default 'Update Error' */
  failureTitle?: ErrorTitle;
  /** Another title for that toast, such as one that names a file (ERR-129). @default none */
  nameFailure?: (input: Input) => string | undefined;
  /** Milliseconds that the toasts stay. @default those of administration */
  durations?: { done: number; failed: number };
}

/** A change as a form runs it. */
export interface Saves<Input, Output> {
  /**
   * Makes the change. The promise is rejected with a `SaveError` when it was not sent, was refused or could not be
   * confirmed, so that the modal stays open with its message and nothing typed is lost. `undefined` when the same
   * change runs already.
   */
  save: (input: Input) => Promise<Output | undefined>;
  /** Whether it is pending. */
  isPending: boolean;
  /** Whether it takes longer than usual; give both to `SlowWrite`. */
  isSlow: boolean;
  /** Stops waiting. */
  cancel: () => void;
}

/**
 * Saves and reports the outcome: a toast either way (`ERR`, core §8), and the words of the failure for the alert in
 * the modal. That nobody knows whether it was done stays until it is closed, or until the next try. Every screen
 * saves through it.
 */
export function useSave<Input = void, Output = unknown>({
  success = messages.saving.done,
  failureTitle = messages.saving.failed,
  nameFailure,
  durations = toastDurations,
  ...write
}: Save<Input, Output>): Saves<Input, Output> {
  const actingAs = useActingAs();
  const { run, isPending, isSlow, cancel } = useWrite(write);
  const closeUnknown = useRef(() => {});

  const save = async (input: Input): Promise<Output | undefined> => {
    const outcome = await run(input);
    if (outcome.status === 'ignored') return undefined;
    closeUnknown.current();
    const titled = (title: string) => (outcome.otherTenant === undefined ? title : messages.errors.inTenant(title, outcome.otherTenant));
    if (outcome.status === 'done') {
      const told = typeof success === 'function' ? success(outcome.output) : success;
      if (told !== null) showToast({ tone: 'success', ...told, title: titled(told.title) }, durations.done);
      return outcome.output;
    }
    const { title, detail } = describeOutcome(outcome, { title: failureTitle, actingAs });
    const close = showToast({ tone: 'error', title: titled(nameFailure?.(input) ?? title), detail }, outcome.status === 'unknown' ? 'until closed' : durations.failed);
    if (outcome.status === 'unknown') closeUnknown.current = close;
    throw new SaveError(detail, {
      cause: outcome.error,
      status: outcome.status,
      messageBeyond: (shownFields) => describeOutcome(outcome, { title: failureTitle, actingAs, shownFields }).detail,
    });
  };
  return { save, isPending, isSlow, cancel };
}
